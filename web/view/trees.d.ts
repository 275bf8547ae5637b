// Plain trees of elements, see tree.js.
export type Attributes = Record<string, string | number | boolean | null | undefined>;
export type Listeners = Record<string, (event: any) => void>;

export interface Tree {
  tag: string;
  key?: string;
  attributes: Attributes;
  on: Listeners;
  children: (Tree | string)[];
}

export type Child = Tree | string | null | undefined | false | 0 | Child[];
