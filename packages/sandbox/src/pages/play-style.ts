import { digest } from '../world/hashing.ts';

/** Colours of a game, from its code: sea and sky of their own hue. */
export function playLook(gameCode: string): string {
  const seed = Number.parseInt(digest(gameCode).slice(0, 6), 16);
  const hue = seed % 360;
  const second = (hue + 40 + (seed % 80)) % 360;
  return `:root{--sky:oklch(.3 .06 ${hue});--deep:oklch(.17 .04 ${hue});--sea:oklch(.36 .08 ${second});--far:oklch(.27 .06 ${second});--frame:oklch(.45 .09 ${second})}`;
}

export const playStyle = `
:root{color-scheme:dark;--ink:#f3f8f7;--quiet:#c3d3d1;--accent:#ffc24d;--on-accent:#2b1c00}
*{box-sizing:border-box}
html,body{height:100%}
body{margin:0;color:var(--ink);background:linear-gradient(var(--sky),var(--deep));font:16px/1.4 system-ui,"Segoe UI",Roboto,sans-serif;overflow-x:hidden}
.sprite{position:absolute}
.sea{position:fixed;inset:auto 0 0;height:45vh;width:100%;z-index:-1}
.sea path:nth-child(1){fill:var(--far)}.sea path:nth-child(2){fill:var(--sea)}.sea path:nth-child(3){fill:var(--deep)}
main{min-height:100%;max-width:52rem;margin:0 auto;padding:.5rem .75rem 1rem;display:flex;flex-direction:column;gap:.5rem}
header{display:flex;align-items:center;gap:.75rem}
h1{font-size:1.05rem;margin:0;flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.notice{margin:0;font-size:.8rem;color:var(--quiet);text-align:center}
.reels{display:grid;grid-template-columns:repeat(5,1fr);gap:.35rem;padding:.5rem;border-radius:18px;background:var(--frame);box-shadow:inset 0 1px 0 #ffffff40,0 14px 40px #00000066;width:min(100%,calc((100vh - 17rem)*1.55));min-width:min(100%,17rem);margin:0 auto}
.reel{display:grid;gap:.35rem;overflow:hidden;border-radius:12px}
.cell{aspect-ratio:1;display:grid;place-items:center;border-radius:12px;background:linear-gradient(#fbf7ec,#e4ded0);overflow:hidden}
.cell svg{width:78%;height:78%;filter:drop-shadow(0 2px 2px #00000040)}
.cell[data-won]{outline:3px solid var(--accent);outline-offset:-3px;background:#fffdf2}
.result{min-height:1.9rem;margin:0;text-align:center;font-weight:700;font-size:1.2rem;font-variant-numeric:tabular-nums}
.result[data-tone=win]{color:var(--accent)}
.result[data-tone=bad]{color:#ffd0c9}
.bar{display:grid;grid-template-columns:1fr 1fr;gap:.6rem;align-items:center}
.spin{grid-column:1/-1}
@media (min-width:34rem){.bar{grid-template-columns:1fr auto 14rem}.spin{grid-column:auto}}
.figure{display:flex;flex-direction:column;line-height:1.2}
.figure span{font-size:.8rem;color:var(--quiet)}
.figure strong,.figure output{font-size:1.15rem;font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap}
.stake{display:flex;align-items:center;gap:.5rem;justify-content:end}
.stake .figure{min-width:5.2rem;text-align:center}
button{font:inherit;font-weight:700;color:var(--ink);background:#ffffff1f;border:1px solid #ffffff3d;border-radius:12px;min-height:44px;min-width:44px;padding:0 .9rem;cursor:pointer}
button:disabled{opacity:.55;cursor:default}
.spin{background:var(--accent);color:var(--on-accent);border-color:transparent;min-height:56px;border-radius:999px;font-size:1.1rem}
:focus-visible{outline:3px solid #fff;outline-offset:2px}
details{background:#00000055;border-radius:12px;padding:.4rem .9rem}
summary{line-height:44px;cursor:pointer}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .5rem;text-align:right;border-top:1px solid #ffffff2e}
th:first-child{text-align:left;font-weight:600}
thead th{border-top:0;color:var(--quiet);font-size:.85rem}
table svg{width:1.6rem;height:1.6rem;vertical-align:middle;margin-right:.5rem}
@media (prefers-reduced-motion:no-preference){
.reel[data-rolling] svg{animation:roll .4s linear infinite;filter:blur(1.5px)}
.reel[data-landed] .cell{animation:land .22s cubic-bezier(.2,1.4,.4,1)}
.cell[data-won] svg{animation:win .7s ease-in-out 2}
.sea path{animation:swell 9s ease-in-out infinite alternate}.sea path:nth-child(2){animation-duration:7s;animation-direction:alternate-reverse}
}
@keyframes roll{from{transform:translateY(-115%)}to{transform:translateY(115%)}}
@keyframes land{from{transform:translateY(-14%)}to{transform:none}}
@keyframes win{50%{transform:scale(1.14) rotate(-3deg)}}
@keyframes swell{from{transform:translateX(-2%)}to{transform:translateX(2%)}}
`;
