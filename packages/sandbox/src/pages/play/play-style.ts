import { roundKinds } from '../../engines/round-result.ts';

/** What the game looks like under a brand that it has no files of: the roles that it uses of a brand's tokens. */
const ownTokens = `:root{color-scheme:dark;--color-bg:oklch(.17 .02 240);--color-surface1:oklch(.22 .025 240);--color-surface2:oklch(.27 .03 240);--color-surface3:oklch(.33 .03 240);
--color-text:oklch(.97 .01 240);--color-text-muted:oklch(.8 .02 240);--color-accent:oklch(.83 .15 80);--color-on-accent:oklch(.22 .04 70);--color-accent-text:oklch(.85 .14 80);--color-accent-edge:transparent;
--color-control:oklch(.33 .03 240);--color-control-edge:transparent;--color-edge:oklch(.45 .03 240);--color-line:oklch(.38 .03 240);--color-surface-edge:transparent;--color-win:oklch(.83 .15 80);--color-danger:oklch(.78 .13 25);--color-focus:oklch(.9 .12 190);
--color-scrim:oklch(.1 .02 240/.72);--color-disabled-text:oklch(.72 .02 240);--font-display:system-ui,"Segoe UI",Roboto,sans-serif;--font-body:system-ui,"Segoe UI",Roboto,sans-serif;--weight-medium:500;--weight-strong:700;--weight-display:700;
--radius-sm:10px;--radius-md:16px;--radius-lg:24px;--radius-pill:999px;--shadow-raised:0 2px 8px #0006;--shadow-control:none;--shadow-overlay:0 16px 40px #0008;--size-edge:1px;--motion-base:220ms;--motion-ease:ease;--press-shift:0 0;--lettering-display:0;--lettering-action-case:none}`;

/** The last round's outcome is shown. */
const roundEnds = roundKinds.map((kind) => `[data-kind=${kind}]`).join();

/** For ears alone. */
export const unseen =
  'position:absolute;width:1px;height:1px;min-height:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

const base = `
*{box-sizing:border-box}
html,body{height:100%}
/* The house's own ground: of the game there is a hint of its cover. */
body{margin:0;color:var(--color-text);background:radial-gradient(120% 70% at 50% 30%,color-mix(in oklab,var(--middle) 10%,var(--color-surface2)),transparent),linear-gradient(color-mix(in oklab,var(--dark) 16%,var(--color-bg)),var(--color-bg) 80%) fixed var(--color-bg);font:1rem/1.35 var(--font-body);overflow-x:hidden}
h1,h2,p,dl,dd{margin:0}
.sprite,.unseen,main:is(${roundEnds}) .told .result{${unseen}}
button{font:inherit;font-weight:var(--weight-strong);color:var(--color-text);background:var(--color-control);border:var(--size-edge) solid var(--color-control-edge);border-radius:var(--radius-pill);min-height:44px;min-width:44px;padding:0 .9rem;cursor:pointer;touch-action:manipulation}
button:disabled{border:max(1px,var(--size-edge)) dashed var(--color-disabled-text);background:none;box-shadow:none;color:var(--color-disabled-text);cursor:default}
button:active:not(:disabled,[aria-disabled=true]){translate:var(--press-shift)}
:focus-visible{outline:3px solid var(--color-focus);outline-offset:2px}
.sign{padding:0}
.sign svg{width:24px;height:24px;display:block;margin:auto;fill:none;stroke:currentColor;stroke-width:1.800;stroke-linecap:square}
.sign[aria-pressed=false] .on,.sign[aria-pressed=true] .off{display:none}
.sign[aria-pressed=true]{color:var(--color-accent-text)}
`;

/** A phone on its side: low, and wider than it is high. */
export const onItsSide = '@media (max-height:30rem) and (min-width:34rem)';

/** The game's name above its board, where no bar above the game says it. */
export const shownName =
  'position:static;display:grid;place-items:center;width:auto;height:auto;clip-path:none;white-space:normal;text-wrap:balance;text-align:center;font:var(--weight-display) 1.2rem/1.2 var(--font-display);letter-spacing:var(--lettering-display)';

/** A stage above, what is told of the round below it, then the controls and the foot. */
const layout = `
main{display:grid;grid-template:minmax(9rem,1fr) auto auto auto/minmax(0,1fr);gap:.75rem;min-height:100%;max-width:62rem;margin:0 auto;padding:.75rem}
.stage{position:relative;display:grid;place-items:center;container-type:size;min-height:9rem}
.told{display:grid;justify-items:center;align-content:center;justify-self:stretch;container-type:inline-size;min-height:9.25rem;text-align:center}
.controls{display:grid;grid-template-columns:auto minmax(0,1fr) auto;align-items:center;gap:.6rem}
.stake{display:flex;align-items:center;justify-content:center;gap:.6rem}
.stake button{font-size:1.25rem}
.figure{display:grid;line-height:1.2;min-width:6rem;text-align:center}
.figure span,dt{font-size:.8rem;color:var(--color-text-muted)}
.figure output{font-size:1.15rem;font-weight:var(--weight-strong);white-space:nowrap}
.spin{grid-column:1/-1;min-height:60px;font-size:1.15rem;text-transform:var(--lettering-action-case);background:var(--color-accent);color:var(--color-on-accent);border-color:var(--color-accent-edge);box-shadow:var(--shadow-control)}
.spin[aria-disabled=true]{cursor:progress}
.foot{display:grid;grid-template:auto minmax(44px,auto)/auto minmax(0,1fr);align-items:center;gap:0 1rem;font-size:.8rem;color:var(--color-text-muted)}
.foot dl{grid-column:1/-1}
.foot p{text-align:end;text-wrap:balance}
dl{display:flex;gap:1.25rem}
dl div{display:flex;gap:.4em}
dd{color:var(--color-text);font-weight:var(--weight-strong);white-space:nowrap}
@media (min-width:48rem) and (min-height:30.1rem){
main{padding:1.25rem;gap:1rem}
.controls{grid-template-columns:auto auto auto minmax(0,1fr)}
.spin{grid-column:auto}
.foot{grid-template:auto/minmax(0,1fr) auto minmax(0,1fr)}
.foot dl{grid-column:auto}
}
${onItsSide}{
main{grid-template:minmax(0,1fr) auto auto/minmax(0,1fr) 15.5rem;column-gap:1rem;row-gap:.5rem;height:100%;max-width:none;padding:.6rem}
.controls{grid-template-columns:auto auto minmax(0,1fr);gap:.5rem}
.stake{grid-area:1/1/2/-1}
.controls>.sign,.spin{grid-row:2;grid-column:auto}
dl{justify-content:space-between;gap:.5rem}
.stage{grid-row:1/-1}
.told{min-height:0}
.foot{gap:0 .5rem;font-size:.75rem}
dt{font-size:inherit}
.spin{min-height:52px;min-width:0}
}
`;

/**
 * How each family of drawings frames a game: its ground, its edges, and where the controls lie.
 * The sea's edge passes behind the stage, and dots lie at the sides of it: no words stand on either.
 */
const manners = `
body::before{position:fixed;inset:auto 0 0;height:58vh;z-index:-1;pointer-events:none}
[data-art=coast] body::before{content:"";background:linear-gradient(color-mix(in oklab,color-mix(in oklab,var(--middle) 10%,var(--color-second-soft)) 75%,transparent),transparent);mask:radial-gradient(2.1rem at 50% -1.1rem,transparent 97%,#000) 50% 0/3.5rem 100%}
[data-art=guilloche] body::before{content:"";inset:0;height:auto;--rings:repeating-radial-gradient(circle,transparent 0 8px,var(--color-accent-text) 8px 9px);background:var(--rings) calc(100% + 13rem) -13rem/26rem 26rem no-repeat;opacity:.16;mask:radial-gradient(13rem at 100% 0,#000 96%,transparent)}
/* Beside the game's name. */
@media (max-width:37.49rem){[data-art=guilloche] body::before{mask:radial-gradient(6.500rem at 100% 0,#000 96%,transparent)}}
/* At the side, above the words at the foot. */
@media (min-width:64rem){[data-art=guilloche] body::before{background:var(--rings) -13rem calc(100% - 9rem)/26rem 26rem no-repeat,var(--rings) calc(100% + 13rem) -13rem/26rem 26rem no-repeat;mask:radial-gradient(13rem at 0 calc(100% - 22rem),#000 96%,transparent),radial-gradient(13rem at 100% 0,#000 96%,transparent)}}
@media (min-width:64rem){[data-art=halftone] body::before{content:""}}
[data-art=halftone] body::before{--side:calc(50% - var(--half,31rem));background:radial-gradient(circle,var(--middle) 34%,transparent 37%) 0 0/12px 12px;mask:linear-gradient(transparent,#0009 40%,transparent 80%),linear-gradient(90deg,#000,transparent var(--side) calc(100% - var(--side)),#000);mask-composite:intersect}
[data-art=posters] body::before{content:"";background:linear-gradient(to top left,color-mix(in oklab,var(--middle) 18%,transparent) 50%,transparent 50.2%)}
[data-art=collages] body::before{content:"";background:radial-gradient(60% 62% at 18% 100%,color-mix(in oklab,var(--middle) 9%,transparent) 99%,transparent),radial-gradient(70% 44% at 82% 100%,color-mix(in oklab,var(--light) 16%,transparent) 99%,transparent)}
[data-art=tubes] body::before{content:"";background:repeating-linear-gradient(90deg,var(--middle) 0 1px,transparent 1px 3.500rem) 50% 0,repeating-linear-gradient(var(--middle) 0 1px,transparent 1px 3.500rem);opacity:.28;mask:linear-gradient(transparent,#000)}
[data-art=posters] :is(.reels,.sky,.cloth){border:3px solid var(--color-accent);border-radius:0}
[data-art=collages] :is(.reels,.sky,.cloth){border:0;box-shadow:0 0 0 6px var(--color-surface1),0 10px 24px 2px color-mix(in oklab,var(--middle) 45%,transparent)}
[data-art=tubes] :is(.reels,.sky,.cloth){border:2px solid var(--color-accent);box-shadow:0 0 18px color-mix(in oklab,var(--color-accent) 45%,transparent),inset 0 0 18px color-mix(in oklab,var(--color-accent) 22%,transparent)}
/* So much of a frame is outside of its edge, and inside of the column. */
[data-art=guilloche]{--rim:4px}
[data-art=guilloche] :is(.reels,.sky,.cloth){border:3px double var(--color-accent-text);outline:1px solid var(--color-accent-text);outline-offset:3px}
[data-art=halftone] :is(.reels,.sky,.cloth){border-color:var(--color-edge);box-shadow:6px 6px 0 var(--middle)}
@media (min-width:48rem) and (min-height:30.1rem){
[data-art=coast] .stage~.controls{padding:.6rem .75rem;border-radius:var(--radius-pill);background:color-mix(in oklab,var(--color-surface2) 82%,transparent)}
[data-art=guilloche] .stage~.controls{padding-block:.75rem;border-block:3px double var(--color-edge)}
[data-art=halftone] .stage~.controls{padding:.75rem;border:var(--size-edge) solid var(--color-edge);background:var(--color-surface1);box-shadow:6px 6px 0 var(--middle)}
}
/* Where there is little height words would stand on the sea's edge. */
@media (max-height:40rem){[data-art=coast] body::before{content:none}}
@media (forced-colors:active){body::before{display:none}}
`;

const told = `
.tier{min-height:1.3em;font:var(--weight-display) 1.1rem/1.2 var(--font-display);letter-spacing:var(--lettering-display);color:var(--color-accent-text)}
.amount{min-height:1.15em;--size:2rem;font:var(--weight-display) min(var(--size),140cqw/var(--letters,1))/1.15 var(--font-display);white-space:nowrap;letter-spacing:var(--lettering-display);font-variant-numeric:tabular-nums;color:var(--color-text-muted)}
main:is([data-kind=win],[data-kind=big],[data-kind=huge]) .amount{color:var(--color-win)}
main[data-kind=big] .amount{--size:2.4rem}
main[data-kind=huge] .amount{--size:2.6rem}
${onItsSide}{main[data-kind] .amount{--size:1.75rem}}
.result{min-height:1.35em;text-wrap:balance;font-weight:var(--weight-medium)}
main[data-kind=bad] .result{color:var(--color-danger)}
.note{min-height:1.35em;font-weight:var(--weight-medium)}
main:not(${roundEnds}) .note{display:none}
.detail{min-height:1.35em;font-size:.875rem;color:var(--color-text-muted)}
`;

const dialogs = `
dialog{width:min(34rem,100% - 1.5rem);max-height:calc(100% - 1.5rem);padding:1rem;overflow:auto;color:var(--color-text);background:var(--color-surface1);border:var(--size-edge) solid var(--color-edge);border-radius:var(--radius-lg);box-shadow:var(--shadow-overlay)}
dialog::backdrop{background:var(--color-scrim)}
.head{display:flex;align-items:center;justify-content:space-between;gap:1rem}
h2{font:var(--weight-display) 1.25rem/1.2 var(--font-display);letter-spacing:var(--lettering-display)}
dialog p{margin:.6rem 0;color:var(--color-text-muted);font-size:.9rem}
dialog svg{width:1.75rem;height:1.75rem;vertical-align:middle;margin-inline-end:.4rem}
.foot button{min-height:44px;padding:0;font-size:inherit;font-weight:var(--weight-medium);background:none;border-color:transparent;color:var(--color-accent-text);text-decoration:underline;text-underline-offset:.2em}
.fair dl{display:grid;gap:.6rem}
.fair dl div{display:grid;gap:.1rem}
.fair dd{white-space:normal}
.fair code{overflow-wrap:anywhere;font-size:.85rem}
.fair label{display:grid;gap:.3rem;margin-top:.75rem;font-size:.9rem}
.fair .row{display:flex;flex-wrap:wrap;gap:.5rem}
input{font:inherit;flex:1 1 10rem;min-width:0;min-height:44px;padding:0 .75rem;color:var(--color-text);background:var(--color-surface2);border:1px solid var(--color-edge);border-radius:var(--radius-sm)}
`;

/** What the pages of all games share; each engine's style follows it. */
export const playStyle = [ownTokens, base, layout, manners, told, dialogs].join('');
