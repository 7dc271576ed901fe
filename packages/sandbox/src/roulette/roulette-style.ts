import { onItsSide, playStyle, unseen } from '../pages/play/play-style.ts';
import { lyingCloth, uprightCloth } from './cloth-layout.ts';
import { rouletteManners } from './roulette-manners.ts';

/** The colours of a wheel are everybody's; each family of drawings has its own red, black and green, which no brand turns. White is read on all of them. */
const colours = `
:root{--red:oklch(.5 .18 25);--black:oklch(.22 .02 230);--green:oklch(.45 .11 155);--brass:var(--light);--felt:color-mix(in oklab,var(--middle) 14%,var(--color-surface1))}
[data-art=guilloche]{--red:oklch(.42 .14 18);--black:oklch(.24 .02 40);--green:oklch(.4 .07 155);--brass:oklch(.62 .08 calc(85deg + var(--art-turn,0deg)))}
[data-art=halftone]{--red:oklch(.52 .22 10);--black:oklch(.16 .02 300);--green:oklch(.48 .14 145);--brass:oklch(.9 .02 calc(300deg + var(--art-turn,0deg)))}
[data-colour=red]{--pocket:var(--red)}[data-colour=black]{--pocket:var(--black)}[data-colour=green]{--pocket:var(--green)}
`;

const layout = `
main{grid-template:none;grid-template-columns:minmax(0,1fr);align-content:start;max-width:72rem;padding-bottom:0}
.deal{display:grid;grid-template-columns:minmax(7.5rem,.8fr) minmax(0,1fr);gap:.5rem .75rem;align-items:center}
.strip{position:sticky;top:.25rem;z-index:2}
.cloth button{scroll-margin-block:8rem 12rem}
.wheelbox{scroll-margin-top:7rem}
.told{min-height:0;justify-items:start;text-align:start;align-content:center;gap:.3rem}
.clothbox{container:cloth/inline-size}
.controls{position:sticky;bottom:0;z-index:2;grid-template-columns:minmax(0,1fr);gap:.4rem;margin-inline:-.75rem;padding:.5rem .75rem;background:var(--color-bg);border-top:1px solid var(--color-line)}
.aids{display:grid;grid-template-columns:minmax(0,1fr) auto auto;align-items:end;gap:.5rem}
.spin{grid-column:auto;min-height:52px}
/* Where the foot is below the window, its line on the demonstration stands beside the wheel. */
.near{display:none}
@media (max-width:44.99rem){.wheel text{display:none}.near{display:block}}
/* Where there is room for a figure, the words beside it do not say it again; elsewhere the whole sentence is seen. */
@media (max-width:29.99rem){.strip>:is(.brief,.came){display:none}.strip>.result{grid-column:2/-1}}
@media (min-width:30rem) and (min-height:30.1rem){.strip:has(.came:not(:empty))>.result{${unseen}}}
/* Wider windows have the name in the bar above the game. */
@media (min-width:37.500rem){.named{display:none}}
${onItsSide}{.near,.named,.strip>:is(.brief,.came){display:none}.strip>.result{grid-column:2/-1}}
.foot{padding-bottom:.75rem}
@media (max-height:34rem){
.strip,.controls{position:static}
.cloth button{scroll-margin-block:.4rem}
}
@media (min-width:34rem){.controls{grid-template-columns:minmax(0,1fr) minmax(12rem,.8fr)}}
@media (min-width:48rem){
.deal{grid-template-columns:13rem minmax(0,1fr);gap:.5rem 1.5rem}
main{grid-template-columns:minmax(0,1fr) auto}
.strip,.deal,.clothbox,.slip,.controls,.foot{grid-column:1/-1}
.deeds{align-self:end}
.controls{margin-inline:0;padding-inline:0;grid-template-columns:minmax(0,1fr) minmax(16rem,22rem);justify-content:stretch}
.aids{grid-template-columns:minmax(0,18rem) auto auto;justify-content:start}
.spin{grid-column:auto}
}
`;

const deal = `
.strip{display:grid;grid-template-columns:auto auto minmax(0,1fr);align-items:center;padding:.35rem 1rem;border:var(--size-edge) solid var(--color-edge);border-radius:var(--radius-md);background:var(--color-surface2)}
.strip>:is(.phase,.bar){grid-column:1/-1}
.strip>:is(.result,.brief){grid-column:2}
.drawn{display:grid;grid-column:1;place-items:center;min-width:2.75rem;min-height:2.75rem;margin-inline-end:.7rem;border-radius:var(--radius-sm);background:var(--pocket);color:#fff;font:var(--weight-display) 1.4rem/1 var(--font-display);font-variant-numeric:tabular-nums}
.came{grid-column:3;margin-inline-start:1rem;color:var(--color-text-muted);font:var(--weight-display) 1.25rem/1.1 var(--font-display);letter-spacing:var(--lettering-display);white-space:nowrap}
main:is([data-kind=win],[data-kind=big],[data-kind=huge]) .came{color:var(--color-win)}
:is(.drawn,.brief,.came):empty{display:none}
.phase{display:flex;justify-content:space-between;gap:.75rem;font-size:1rem}
.phase strong{font:var(--weight-display) 1.05rem/1.3 var(--font-display);letter-spacing:var(--lettering-display)}
#seconds{font-weight:var(--weight-strong);font-variant-numeric:tabular-nums}
main[data-soon] #seconds{color:var(--color-danger)}
.bar{height:4px;margin-block:.25rem;overflow:hidden;border-radius:var(--radius-pill);background:var(--color-surface3)}
.bar span{display:block;height:100%;background:var(--color-accent);transform:scaleX(0);transform-origin:0 50%}
main[data-phase=away] .strip,main[data-phase=offline] .strip{border-color:var(--color-danger)}
.wheelbox{position:relative;display:grid;place-items:center}
.wheel{display:block;width:100%;max-width:17rem}
.rim{fill:var(--color-surface3);stroke:var(--brass);stroke-width:5px}
.pocket{fill:var(--pocket);stroke:var(--brass);stroke-width:.8px}
.wheel text{fill:#fff;font:600 8px var(--font-body);text-anchor:middle;dominant-baseline:central}
.bowl{fill:color-mix(in oklab,var(--dark) 18%,var(--color-surface2));stroke:var(--brass);stroke-width:2px}
.filled{fill:color-mix(in oklab,var(--brass) 78%,var(--color-surface2))}
.lined{fill:none;stroke:var(--brass);stroke-width:1.100px}
.axis{fill:var(--color-surface1);stroke:var(--brass);stroke-width:2.500px}
.ball{fill:#fff;stroke:#0008;stroke-width:1px}
@media (max-width:44.99rem){[data-art=halftone] .fallen{font-size:.85rem}}
.fallen{position:absolute;font:var(--weight-display) 1.25rem/1 var(--font-display);font-variant-numeric:tabular-nums}
main:is([data-kind=win],[data-kind=big],[data-kind=huge]) :is(.result,.brief){color:var(--color-win);font-weight:var(--weight-strong)}
:is(.result,.brief){align-content:center;min-height:2.75rem;text-wrap:balance}
.named{max-width:100%;font:var(--weight-display) 1.05rem/1.2 var(--font-display);letter-spacing:var(--lettering-display);text-wrap:balance}
/* The last one of all stands in the strip: numbers make a history from two on. */
#last:not(:has(li+li)){display:none}
#last{display:flex;flex-wrap:wrap;gap:.25rem;height:1.75rem;overflow:hidden;margin:0;padding:1px;list-style:none}
#last::before{content:attr(aria-label);align-self:center;margin-inline-end:.25rem;font-size:.8rem}
@media (max-width:44.99rem){#last{height:auto;max-height:5rem}#last::before{flex:1 0 100%}}
#last li{display:grid;place-items:center;min-width:1.6rem;height:1.6rem;border-radius:var(--radius-sm);background:var(--pocket);color:#fff;font-size:.75rem;font-weight:600;font-variant-numeric:tabular-nums}
.told dl{flex-wrap:wrap;gap:.1rem 1rem;font-size:.9rem}
/* On the ground of the game, whose colour is its own: muted words would be too faint on some. */
#last,.limits,.told dt{color:var(--color-text)}
.limits{font-size:.8rem;text-wrap:balance}
`;

const cloth = `
.cloth{display:grid;margin:var(--rim,0px);grid-auto-rows:minmax(44px,auto);gap:3px;padding:6px;border:var(--size-edge) solid var(--color-edge);border-radius:var(--radius-md);background:var(--felt)}
.cloth button{--pocket:color-mix(in oklab,var(--dark) 10%,var(--color-surface2));position:relative;min-width:0;padding:0 2px;border-radius:var(--radius-sm);border-color:color-mix(in oklab,var(--brass) 40%,transparent);background:var(--pocket);color:var(--color-text);font-size:.95rem;font-variant-numeric:tabular-nums;line-height:1.1;overflow-wrap:anywhere}
.cloth [data-colour=red]{--pocket:var(--red);color:#fff}
.cloth [data-colour=black]{--pocket:var(--black);color:#fff}
.cloth [data-colour=green]{--pocket:var(--green);color:#fff}
.cloth :is([data-colour=cloth],[data-spot=red],[data-spot=black]){font-size:.7rem;letter-spacing:-.01em;overflow-wrap:normal;hyphens:auto}
.cloth button:focus-visible{z-index:1}
/* In a corner of its place: on the line between two it would be a bet on both. */
.lying{position:absolute;inset:2px 2px auto auto;z-index:1;display:grid;place-items:center;min-width:1.35rem;height:1.35rem;padding-inline:.1rem;border:2px solid color-mix(in oklab,var(--color-on-accent) 70%,var(--color-accent));border-radius:999px;background:var(--color-accent);color:var(--color-on-accent);box-shadow:0 0 0 1px var(--color-surface1),0 2px 4px #0008;font-size:.625rem;font-weight:var(--weight-strong);letter-spacing:-.02em;line-height:1;white-space:nowrap}
.lying:empty{display:none}
/* Where a place has the room for it beside its word. */
.cloth :is([data-spot^=dozen],[data-spot=red],[data-spot=black],[data-spot=even],[data-spot=odd],[data-spot=low],[data-spot=high]) .lying{inset:4px 4px auto auto}
/* At a shared table it is not sent yet. */
main:has(.phase) [data-chips=drafted] .lying{border:2px dashed var(--color-accent);background:var(--color-surface1);color:var(--color-text)}
[data-between]:not([data-between=""])::after{content:"";position:absolute;inset:3px auto auto 3px;width:.55rem;height:.55rem;border-radius:50%;background:var(--color-accent);outline:2px solid var(--color-surface1)}
[data-between=drafted]::after{background:var(--color-surface1);outline:2px solid var(--color-accent)}
.cloth [data-won]{outline:3px solid var(--color-accent);outline-offset:-1px;box-shadow:inset 0 0 0 4px #fff;z-index:1}
${uprightCloth}
@container cloth (width>=42.500rem){
.cloth :is([data-colour=cloth],[data-spot=red],[data-spot=black]){font-size:.85rem;letter-spacing:0}
${lyingCloth}
}
${onItsSide}{${lyingCloth}}
`;

const slip = `
.slip{min-height:3rem;font-size:.9rem}
.slip ul:empty::before{content:attr(data-empty);display:grid;place-items:center;flex:1;min-height:3rem;padding:.25rem .75rem;border:max(1px,var(--size-edge)) dashed var(--color-edge);border-radius:var(--radius-md);color:var(--color-text);font-size:.9rem;text-align:center}
.slip ul{display:flex;flex-wrap:wrap;gap:.35rem;margin:0;padding:0;list-style:none}
.slip li{display:flex;align-items:center;gap:.5rem;min-height:44px;padding-inline:.7rem;border:var(--size-edge) solid var(--color-edge);border-radius:var(--radius-pill);background:var(--color-surface2);font-variant-numeric:tabular-nums}
.slip li span+span{color:var(--color-text-muted)}
.slip li[data-sent=false]{padding-inline-end:0}
main:has(.phase) .slip li[data-sent=false]{border:2px dashed var(--color-accent)}
.slip li:is([data-came=win],[data-came=big],[data-came=huge]){border-color:var(--color-win)}
.slip li:is([data-came=win],[data-came=big],[data-came=huge]) span+span{color:var(--color-win)}
.slip li button{min-height:40px;border:0;background:none;font-size:1.1rem}
.chips{display:flex;flex-wrap:wrap;gap:.35rem;margin:0;padding:0;border:0;min-width:0}
.chip{position:relative;flex:1 1 3.25rem}
.chip input{position:absolute;inset:0;min-height:0;margin:0;opacity:0;cursor:pointer}
.chip input+span{display:grid;place-items:center;min-width:44px;min-height:44px;padding:0 .25rem;border:2px solid var(--color-edge);border-radius:var(--radius-pill);background:var(--color-surface2);font-size:.9rem;font-weight:var(--weight-strong);white-space:nowrap}
.chip input:checked+span{border:3px solid var(--color-accent);background:var(--color-surface3)}
.chip input:focus-visible+span{outline:3px solid var(--color-focus);outline-offset:2px}
.covers::after{content:"";position:absolute;inset:auto 1rem 1.25rem auto;width:.5rem;height:.5rem;border:solid var(--color-text);border-width:0 2px 2px 0;rotate:45deg;pointer-events:none}
.covers{position:relative;display:grid;gap:.25rem;font-size:.75rem;color:var(--color-text)}
select{appearance:none;font:inherit;font-size:.9rem;min-height:44px;min-width:0;padding:0 2.25rem 0 .75rem;color:var(--color-text);background:var(--color-surface2);border:1px solid var(--color-edge);border-radius:var(--radius-sm)}
.deeds{display:flex;flex-wrap:wrap;gap:.35rem}
.deeds button{flex:1 1 auto}
button[aria-disabled=true]{border:max(1px,var(--size-edge)) dashed var(--color-disabled-text);background:none;box-shadow:none;color:var(--color-disabled-text);cursor:default}
.spin[aria-disabled=true]{border-color:var(--color-text-muted);color:var(--color-text)}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{padding:.3rem .15rem;text-align:end;border-top:1px solid var(--color-line)}
th:first-child{text-align:start;font-weight:var(--weight-medium)}
@media (forced-colors:active){
.wheel,.cloth button,#last li{forced-color-adjust:none}
.chip input:checked+span{outline:3px solid Highlight}
}
`;

/** A page as full as this has no drawings behind its words. */
const ground = `
@media (max-width:63.99rem){[data-art] body::before{content:none}}
`;

/** A tablet: beside the wheel, over the cloth, what is laid, what a chip covers and what is told. */
const tablet = `
@media (min-width:45rem) and (max-width:63.99rem) and (min-height:30.1rem){
main{--taken:39.500rem;grid-template:auto minmax(8rem,1fr) auto auto auto/17rem minmax(0,1fr);grid-auto-rows:auto;column-gap:1.5rem}
.deal{display:contents}
.wheelbox{grid-area:2/1/6/1}
main:has(.phase){--taken:41.500rem}
/* A list of many bets scrolls: what stands below the cloth stays in the window. */
.slip{position:relative;grid-area:2/2}
.slip ul{position:absolute;inset:0;grid-template-columns:repeat(2,minmax(0,1fr));align-content:start;overflow-y:auto}
.slip ul,.slip ul:empty{display:grid}
.slip ul:empty{grid-template:minmax(0,1fr)/minmax(0,1fr);align-content:stretch}
.slip li{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:0;align-content:center;min-height:3.500rem;border-radius:var(--radius-md);line-height:1.25}
.slip li span{grid-column:1}
.slip li button{grid-area:1/2/3/2}
.aids{grid-area:3/2;grid-template-columns:minmax(0,1fr) auto auto}
.told{grid-area:4/2;align-self:start;gap:.35rem}
.deeds{grid-area:5/2}
.strip,.clothbox,.controls,.foot{grid-column:1/-1}
.cloth{grid-auto-rows:minmax(clamp(44px,(100dvh - var(--taken))/5,5rem),auto)}
}
`;

/** One so low that it has to be scrolled says beside the wheel that all is a demonstration. */
const lowTablet = `
@media (min-width:45rem) and (max-width:63.99rem) and (min-height:30.1rem) and (max-height:55rem){.near{display:block}}
`;

/**
 * A window wide enough has wheel and cloth on one line, as high as what stands over and below them leaves: \`--taken\`.
 * Under the wheel stands what is laid, under the cloth what is done with it and what is told of the table.
 */
const wide = `
@media (min-width:64rem) and (min-height:30.1rem){
body{--half:36rem}
main{--wheel:20rem;--frame:2.500rem;--taken:25.500rem;--row:clamp(44px,(100dvh - var(--taken))/5,7.500rem);grid-template:auto auto auto auto minmax(0,1fr) auto/var(--wheel) minmax(0,1fr) auto;column-gap:2rem;align-content:stretch}
/* A shared table has its clock over all. */
main:has(.phase){--taken:28rem}
.strip,.foot{grid-column:1/-1}
.deal{display:contents}
.wheelbox{grid-area:2/1;align-self:start}
.wheel{max-width:min(100%,5*var(--row) + var(--frame))}
[data-art=guilloche] main{--frame:1.875rem}
/* It begins where the wheel ends, which may be less high than the cloth beside it. */
.slip{position:relative;grid-area:3/1/5/1;margin-top:min(0px,var(--wheel) - 5*var(--row) - var(--frame))}
.slip ul{position:absolute;inset:0}
.slip ul:empty{display:grid}
.slip ul:not(:empty){align-content:start;overflow-y:auto;padding:.6rem;border:var(--size-edge) solid var(--color-edge);border-radius:var(--radius-md);background:color-mix(in oklab,var(--color-surface1) 82%,transparent)}
.told{grid-area:5/1/6/2;align-self:start;gap:.35rem;padding-bottom:.25rem;container-type:normal}
.slip li{flex:1 1 100%}
.slip li span+span{margin-inline-start:auto}
.slip li[data-came]{flex-wrap:wrap;gap:0 .5rem;padding-block:.25rem;line-height:1.25}
.slip li[data-came] span+span{white-space:nowrap}
.fallen{font-size:1.6rem}
.clothbox,.controls{grid-column:2/-1}
.cloth{grid-auto-rows:minmax(var(--row),auto)}
.lying{inset:3px 3px auto auto;min-width:1.75rem;height:1.75rem;font-size:.75rem}
.controls{position:static;gap:1rem;padding-block:0;border:0;background:none}
.strip .result{font-size:1.1rem}
.came{font-size:1.6rem}
.aids{grid-column:2}
.deeds{grid-column:3}
}
/* As narrow as this the wheel leaves the cloth the width on which it lies. */
@media (min-width:64rem) and (max-width:71.99rem) and (min-height:30.1rem){main{--wheel:16rem;--taken:26.500rem;column-gap:1.5rem}}
@media (min-width:90rem) and (min-height:48rem){
body{--half:43rem}
main{--wheel:25rem;max-width:86rem}
.cloth button{font-size:1.15rem}
}
`;

/**
 * Wheel and cloth side by side, and below them all that a round takes, in one window; the cloth's rows are as high as that leaves them.
 * The rest follows below.
 */
const side = `
${onItsSide}{
main{grid-template:auto minmax(0,1fr) auto/minmax(10.500rem,1fr) auto minmax(0,40rem);gap:.4rem;height:auto;max-width:none;padding:.4rem .6rem 0}
.deal,.told,.aids{display:contents}
.strip{grid-area:1/1}
.wheelbox{grid-area:2/1;min-height:5.500rem}
.wheel{position:absolute;inset:0;max-width:none;height:100%}
.strip .result{min-height:5em;font-size:.8rem;line-height:1.25}
.phase{flex-wrap:wrap;gap:0 .5rem}
.phase,.phase strong{font-size:.8rem}
.clothbox{grid-area:1/2/3/4}
/* In whatever manner the board is. */
[data-art] .cloth{grid-auto-rows:minmax(clamp(1.75rem,(100dvh - 5.500rem)/5,2.75rem),auto);gap:2px;padding:3px}
.lying{min-width:1.25rem;height:1.25rem;font-size:.6rem}
.cloth [data-chips]:not([data-chips=""]) .face{position:relative;inset-inline-end:.5rem}
.covers{grid-area:3/1}
.covers span{position:absolute;clip-path:inset(50%)}
.deeds{grid-area:3/2;flex-wrap:nowrap}
.deeds button{padding:0 .4rem;font-size:.8rem;line-height:1.1}
.controls{grid-area:3/3;position:static;grid-template-columns:auto minmax(0,1fr);gap:.4rem;margin:0;padding:0;border:0;background:none}
.chips{flex-wrap:nowrap}
.chip{flex:none}
.controls .spin{grid-row:auto;min-height:44px;padding:0 .4rem;font-size:.95rem;line-height:1.1}
#rules,#sound{grid-area:4/1}
#sound{justify-self:end}
.slip{grid-area:5/1/6/4}
#last{grid-area:6/1/7/4}
.told dl{grid-area:7/1/8/4}
.limits{grid-area:8/1/9/4}
.foot{grid-area:9/1/10/4}
}
/* A phone on its side has no room to say that there are no bets yet. */
@media (max-height:34rem){.slip ul:empty{display:none}}
@media (max-height:30rem) and (min-width:34rem) and (max-width:46rem){
.controls{grid-area:3/2/4/4}
.deeds{grid-area:4/2/5/4}
}
/* A shared table has one deed more: chips and the button that sends them have a line of their own for longer. */
@media (max-height:30rem) and (min-width:34rem) and (max-width:56rem){
main:has(.phase) .controls{grid-area:3/2/4/4}
main:has(.phase) .deeds{grid-area:4/2/5/4}
}
`;

export const rouletteStyle = [
  playStyle,
  colours,
  layout,
  deal,
  cloth,
  slip,
  rouletteManners,
  ground,
  tablet,
  lowTablet,
  wide,
  side,
].join('');
