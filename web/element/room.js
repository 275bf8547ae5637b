/** The room that a figure takes, known before anything of it is read: so that nothing on the page moves when it comes. */

export const roomText = `
:host { display: block; inline-size: 100%; container-type: inline-size; }
:host([hidden]) { display: none; }
.figure { display: flex; flex-direction: column; overflow: hidden; box-sizing: border-box; border: 1px solid #8884; border-radius: 10px; }
.picture { flex: none; aspect-ratio: var(--close-ranks-ratio, 16 / 10); min-height: 0; overflow: hidden; }
.caption { box-sizing: border-box; min-height: 84px; }
.ruling { box-sizing: border-box; min-height: var(--close-ranks-ruling, 300px); }
[data-controls="picture"] .caption:empty, .figure:not([data-controls="full"]) .ruling { display: none; }
@container (max-width: 459px) {
  .caption { min-height: 134px; }
  .ruling { min-height: var(--close-ranks-ruling, 460px); }
}`;
