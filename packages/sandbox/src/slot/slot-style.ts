import { rowCount } from '@fortuna/domain/fair-play/slot-machine.ts';
import { onItsSide, playStyle, shownName } from '../pages/play/play-style.ts';

/** Symbols that a strip shows while it turns, before they begin again. */
export const ringLength = 15;

const cellCount = ringLength + rowCount + 1;

const machine = `
.reels{position:relative;display:grid;grid-template-columns:repeat(5,minmax(0,1fr));width:min(100cqw - 2*var(--rim,0px),175cqh);height:min(100cqh - 2*var(--rim,0px),96cqw);overflow:hidden;isolation:isolate;border:max(2px,var(--size-edge)) solid color-mix(in oklab,var(--light) 40%,var(--color-edge));border-radius:var(--radius-lg);background:var(--color-surface1);box-shadow:var(--shadow-overlay)}
.reel{position:relative;overflow:hidden;background:linear-gradient(color-mix(in oklab,var(--dark) 26%,var(--color-surface2)),var(--color-surface2) 30% 70%,color-mix(in oklab,var(--dark) 26%,var(--color-surface2)))}
.reel+.reel{border-inline-start:var(--size-edge) solid var(--color-line)}
/* A brand's own symbols are in its colours as they come. */
:root[data-reels=own]{--turned:}
/* An engraver's paper, in the hue of the site's. */
[data-theme=salon] .reel{--edge:oklch(.91 .035 calc(88deg + var(--art-turn,0deg)));background:linear-gradient(var(--edge),oklch(.975 .022 calc(86deg + var(--art-turn,0deg))) 30% 70%,var(--edge))}
:root[data-reels=own][data-theme=salon] .reel{--edge:color-mix(in oklab,var(--color-accent) 14%,#fff);background:linear-gradient(var(--edge),color-mix(in oklab,var(--color-accent) 4%,#fff) 30% 70%,var(--edge))}
.strip{position:absolute;z-index:1;inset:0 0 auto;height:calc(100%*${cellCount}/${rowCount});display:grid;grid-template-rows:repeat(${cellCount},1fr);will-change:transform}
.cell{position:relative;display:grid;place-items:center;min-height:0;border-bottom:1px solid color-mix(in oklab,var(--color-line) 45%,transparent)}
.cell svg{width:92%;height:82%;filter:var(--turned,) drop-shadow(0 2px 2px #0004)}
.reel[data-speed=slow] .cell svg{filter:var(--turned,) url(#blur-slow)}
.reel[data-speed=fast] .cell svg{filter:var(--turned,) url(#blur-fast)}
[data-theme=arcade] .reel[data-speed] .cell svg{filter:var(--turned,none)}
[data-theme=arcade] .reel[data-speed=fast] .cell svg{opacity:.7}
main:is([data-kind=short],[data-kind=even],[data-kind=win],[data-kind=big],[data-kind=huge]) .cell:not([data-won]) svg{opacity:.35}
.cell[data-won]{border-radius:calc(var(--radius-lg) - 2px);background:color-mix(in oklab,var(--mark) 20%,transparent);box-shadow:inset 0 0 0 3px var(--mark)}
main{--mark:var(--color-text-muted)}
main:is([data-kind=win],[data-kind=big],[data-kind=huge]){--mark:var(--color-accent)}
/* Which lines begin there. */
.cell[data-lines]::before{content:attr(data-lines);position:absolute;z-index:1;inset-block-start:6px;inset-inline-start:8px;padding:.1rem .35rem;border-radius:var(--radius-pill);background:var(--mark);color:var(--color-bg);font-size:.75rem;font-weight:var(--weight-strong);line-height:1.2;white-space:nowrap}
/* Behind the symbols, which are what has won. */
.lines{position:absolute;inset:0;width:100%;height:100%;pointer-events:none}
.lines polyline{fill:none;stroke:var(--mark);stroke-width:5px;stroke-linejoin:round;stroke-dasharray:100}
.lines .casing{stroke:var(--color-surface1);stroke-width:9px}
/* Of several, every second one. */
.lines .line:nth-of-type(4n){stroke-dasharray:3 1.500}
main::before{content:none;position:fixed;left:50%;top:38%;width:150vmax;height:150vmax;margin:-75vmax;z-index:-1;background:repeating-conic-gradient(color-mix(in oklab,var(--color-accent) 34%,transparent) 0 9deg,transparent 9deg 18deg);mask:radial-gradient(circle,#000 10%,transparent 45%)}
main:is([data-kind=big],[data-kind=huge])::before{content:""}
`;

/** What a round has come to is the machine's own window. */
const display = `
.told{position:relative;min-height:6.25rem;padding:.25rem .5rem;border:max(2px,var(--size-edge)) solid color-mix(in oklab,var(--light) 40%,var(--color-edge));border-radius:var(--radius-md);background:color-mix(in oklab,var(--color-surface1) 88%,transparent)}
:is(.tier,.amount,.detail):empty{display:none}
@media (max-width:47.99rem) and (min-height:36rem){
main{height:100%;grid-template-rows:auto minmax(9rem,calc(96vw - 1.5rem)) auto auto auto;align-content:space-between;gap:.6rem}
main>.unseen{${shownName}}
}
/* How large a win is, on the window's edge: it takes no room from what is told in it. */
@media (max-width:33.99rem){
.tier{position:absolute;top:0;min-height:0;padding:.1rem .8rem;translate:0 -60%;border-radius:var(--radius-pill);background:var(--color-accent);color:var(--color-on-accent)}
}
/* Where there is width: what it has come to, and beside it what there is to that. */
@media (min-width:34rem) and (min-height:30.1rem){
.told{min-height:4.5rem;grid-template-columns:auto auto;justify-content:center;justify-items:start;column-gap:1.5rem;padding:.35rem 1rem}
.result{grid-column:1/-1;justify-self:center}
.tier{grid-area:1/1;min-height:0}
.amount{grid-area:2/1;--size:1.75rem}
.tier:empty+.amount{grid-area:1/1/3/1;align-self:center}
main[data-kind=big] .amount{--size:1.9rem}
main[data-kind=huge] .amount{--size:2.1rem}
.note{grid-area:1/2;align-self:end}
.detail{grid-area:2/2}
.note:has(+.detail:empty){grid-row:1/3;align-self:center}
.amount:empty~:is(.note,.detail){grid-column:1/-1;justify-self:center}
}
/* A tablet is higher than the board is: cells are not drawn out. */
@media (min-width:48rem) and (orientation:portrait){
main{grid-template-rows:minmax(9rem,76vw) auto auto auto;align-content:space-evenly}
}
/* Board, window and controls have the same edges: no wider than the height lets the board be. */
@media (min-width:48rem) and (min-height:30.1rem){
main{max-width:min(62rem,max(42rem,(100dvh - 18.500rem)*1.75 + 2.500rem))}
}
${onItsSide}{
.told{justify-self:stretch;width:auto;min-height:0;padding:.25rem}
}
`;

const paytableLook = `
dialog svg{filter:var(--turned,none)}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .15rem;text-align:end;border-top:1px solid var(--color-line)}
td{white-space:nowrap}
th:first-child{text-align:start;font-weight:var(--weight-medium)}
thead th{border-top:0;color:var(--color-text-muted);font-size:.8rem;font-weight:400}
`;

/** Nothing here changes more than once a second. */
const motion = `
@media (prefers-reduced-motion:no-preference){
.lines polyline{animation:draw .45s ease-out}
.cell[data-won] svg{animation:nod 1.2s ease-in-out infinite}
main:is([data-kind=big],[data-kind=huge])::before{animation:turn 24s linear infinite}
main:is([data-kind=win],[data-kind=big],[data-kind=huge]) .amount{animation:arrive .3s var(--motion-ease)}
}
@keyframes draw{from{stroke-dashoffset:100}to{stroke-dashoffset:0}}
@keyframes nod{50%{scale:1.1}}
@keyframes turn{to{rotate:1turn}}
@keyframes arrive{from{scale:.7;opacity:0}}
@media (forced-colors:active){
.cell[data-won]{outline:3px solid Highlight;outline-offset:-3px}
}
`;

export const slotStyle = [playStyle, machine, display, paytableLook, motion].join('');
