import { onItsSide, playStyle, shownName, unseen } from '../pages/play/play-style.ts';

const layout = `
main{grid-template:minmax(9rem,1fr) auto auto auto auto/minmax(0,1fr)}
/* Over the shadow of the sky. */
/* As high as what a flight comes to needs: the sky stays as it is when one gets out. */
.told{position:relative;min-height:5.500rem;padding:.35rem .75rem;border:var(--size-edge) solid var(--color-line);border-radius:var(--radius-md);background:color-mix(in oklab,var(--color-surface1) 72%,transparent)}
.amount:empty{display:none}
.auto input::placeholder{color:var(--color-text-muted);opacity:1}
.tier,.detail{display:none}
.controls{grid-template-columns:minmax(0,1fr) auto auto;align-items:end}
.auto{display:grid;gap:.15rem;font-size:.8rem;color:var(--color-text-muted);min-width:0}
.auto input{flex:none;width:100%;padding-inline:1rem;border-color:var(--color-text-muted);border-radius:var(--radius-pill);font-size:1rem}
.auto input[aria-invalid=true]{border-color:var(--color-danger)}
.wrong{grid-column:1/-1;font-size:.85rem;color:var(--color-danger)}
.wrong:empty{display:none}
.past{display:flex;align-items:center;gap:.35rem;min-height:2rem;margin:0;padding:0;list-style:none;overflow:hidden;mask:linear-gradient(to right,#000 calc(100% - 2.5rem),transparent)}
.past:empty{display:none}
.past[aria-label]::before{content:attr(aria-label);flex:none;color:var(--color-text-muted);font-size:.85rem}
.past li{flex:none;padding:.2rem .6rem;border:1px solid var(--color-edge);border-radius:var(--radius-pill);font-size:.85rem;font-variant-numeric:tabular-nums;color:var(--color-text-muted);background:var(--color-surface1)}
.past li[data-high]{color:var(--color-win);border:2px solid;font-weight:var(--weight-strong)}
@media (max-width:25rem){
.controls{grid-template-columns:minmax(0,1fr) auto}
.stake{grid-column:1/-1;grid-row:1;justify-content:space-between}
}
/* Wider windows have the name in the bar above the game. */
@media (max-width:37.49rem) and (min-height:36rem){
main{grid-template-rows:auto minmax(7.500rem,1fr) auto auto auto auto;gap:.6rem}
.stage{min-height:7.500rem}
main>h1.unseen{${shownName}}
}
@media (min-width:48rem) and (min-height:30.1rem){
.controls{grid-template-columns:minmax(10.750rem,14rem) auto auto minmax(15rem,1fr)}
.figure{min-width:4.500rem}
.controls button{min-width:48px;min-height:48px}
.auto input{min-height:48px}
[data-art=coast] .stage~.controls{padding-inline:1.5rem}
.wrong{grid-row:2}
}
${onItsSide}{
main{grid-template:minmax(min-content,1fr) auto auto/minmax(0,1fr) 17rem}
/* What is told and done may be higher than the window; the sky never is. */
.stage{position:sticky;top:.6rem;height:calc(100dvh - 1.2rem);align-self:start}
.past{display:none}
.told{min-height:3.4rem;line-height:1.2}
.note{font-size:.875rem}
.controls{grid-template-columns:minmax(0,1fr) auto}
.stake{grid-area:1/1}
.controls>.sign{grid-area:1/2}
.controls>.auto{grid-area:2/1/3/-1;grid-template-columns:auto minmax(0,1fr);align-items:center;gap:.6rem}
.auto input{padding-inline:.75rem;font-size:.9rem}
.controls>.spin{grid-area:3/1/4/-1}
.controls>.wrong{grid-area:4/1/5/-1}
}
`;

const flight = `
.sky{position:relative;width:calc(100% - 2*var(--rim,0px));height:calc(100% - 2*var(--rim,0px));overflow:hidden;border:max(2px,var(--size-edge)) solid color-mix(in oklab,var(--light) 40%,var(--color-edge));border-radius:var(--radius-lg);background:linear-gradient(color-mix(in oklab,var(--dark) 34%,var(--color-surface1)),color-mix(in oklab,var(--middle) 20%,var(--color-surface2)));box-shadow:var(--shadow-overlay)}
.scene,.plot{position:absolute;inset:0;width:100%;height:100%}
.curve{fill:none;stroke:var(--color-accent);stroke-width:4px;stroke-linecap:round;vector-effect:non-scaling-stroke}
.trail{fill:none;stroke:var(--color-accent);stroke-width:14px;stroke-linecap:round;stroke-linejoin:round;opacity:.25;vector-effect:non-scaling-stroke}
[data-art=halftone] :is(.curve,.trail){stroke-linecap:square;stroke-linejoin:miter;shape-rendering:crispEdges}
.flyer{position:absolute;left:0;top:0;width:0;height:0}
.flyer svg{position:absolute;width:clamp(4rem,20cqw,6.5rem);aspect-ratio:1;translate:-50% -58%;rotate:calc(var(--climb,0rad)*.5);filter:var(--turned,) drop-shadow(0 3px 3px #0006)}
/* Cut out with a light edge and never turned while it flies: it is made of pixels. */
[data-art=halftone] .flyer svg{rotate:none;filter:var(--turned,) drop-shadow(1.500px 0 #fff) drop-shadow(-1.500px 0 #fff) drop-shadow(0 1.500px #fff) drop-shadow(0 -1.500px #fff)}
/* In one place in every phase: the corner that the flight leaves free. */
.multiplier,.phase{position:absolute;left:5%;top:8%;max-width:72%;padding:.12em .6rem;border-radius:var(--radius-md);background:color-mix(in oklab,var(--color-bg) 80%,transparent);text-align:start}
:is(.multiplier,.phase):empty{display:none}
.multiplier{font:var(--weight-display) clamp(2.5rem,13cqw,5.5rem)/1 var(--font-display);letter-spacing:var(--lettering-display);font-variant-numeric:tabular-nums}
.phase{top:calc(9% + clamp(3.5rem,17cqw,7.2rem));font-weight:var(--weight-strong)}
main[data-phase=crashed] .multiplier{color:var(--color-danger)}
main[data-phase=crashed] :is(.curve,.trail){stroke:var(--color-danger)}
[data-art] main[data-phase=crashed] .flyer svg{opacity:.6;rotate:140deg;translate:-50% 10%}
main[data-phase=betting] .plot{visibility:hidden}
/* Until there is a multiplier, when it takes off is what counts. */
main[data-phase=betting] .phase{top:8%;max-width:90%;white-space:nowrap;font:var(--weight-display) clamp(1.25rem,6.6cqw,3rem)/1.1 var(--font-display);letter-spacing:var(--lettering-display)}
/* What the button says of a bet is not said again. */
main[data-bet=open][data-kind=""] .told .result{${unseen}}
main[data-bet=open][data-kind=""] .note{display:block}
main[data-bet=open][data-kind=bad] .amount{display:none}
/* From here on it is the others' flight: the player's own figures are the exit and what it has come to. */
main[data-bet=out] .multiplier{font-size:clamp(1.5rem,8cqw,3rem);color:var(--color-text-muted)}
main[data-bet=out] .phase{top:calc(9% + clamp(2.2rem,10.500cqw,4rem))}
main[data-bet=out] .amount{--size:2.5rem}
.exit{position:absolute;left:0;top:0;width:0;height:0;line-height:1;white-space:nowrap}
.exit::before{content:"";position:absolute;width:.9rem;height:.9rem;border:3px solid var(--color-bg);border-radius:var(--radius-pill);background:var(--color-win);translate:-50% -50%}
.exit span{position:absolute;left:.75rem;top:.75rem;padding:.25rem .45rem;border-radius:var(--radius-sm);background:var(--color-win);color:var(--color-bg);font-weight:var(--weight-strong);font-variant-numeric:tabular-nums}
.exit[data-side=before] span{left:auto;right:1rem;top:auto;bottom:.35rem}
main[data-bet=open] .spin{background:var(--color-win);color:var(--color-bg)}
main[data-phase=betting][data-bet=open] .spin{background:var(--color-control);color:var(--color-text)}
.spin[aria-disabled=true]{cursor:default;border:max(1px,var(--size-edge)) dashed var(--color-text-muted);background:none;color:var(--color-text);box-shadow:none}
@media (prefers-reduced-motion:no-preference){
main[data-phase=crashed] .flyer svg{transition:rotate .7s ease-in,translate .7s ease-in,opacity .7s ease-in}
main[data-phase=betting] .flyer svg{animation:hover 2.4s ease-in-out infinite}
}
@keyframes hover{50%{translate:-50% -68%}}
@media (forced-colors:active){
.exit::before{background:Highlight}
.curve{stroke:Highlight}
.past li[data-high]{border-width:3px}
}
`;

export const crashStyle = [playStyle, layout, flight].join('');
