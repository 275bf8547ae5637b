// What a command cannot work with, said in one line for whoever typed it.

export class Unusable extends Error {}
