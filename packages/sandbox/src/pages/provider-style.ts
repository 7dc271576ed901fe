const light = `--ground:oklch(.95 .012 262);--surface:#fff;--field:#fff;--line:oklch(.89 .015 262);--edge:oklch(.57 .03 262);--ink:oklch(.24 .04 262);--quiet:oklch(.46 .03 262);--accent:oklch(.42 .16 262);--accent-hover:oklch(.36 .15 262);--on-accent:#fff;--coin:oklch(.6 .12 50);--on-coin:#fff;--note:oklch(.95 .05 80);--on-note:oklch(.35 .07 65);--good:oklch(.42 .1 152);--wait:oklch(.45 .09 70);--danger:oklch(.48 .17 25);--on-danger:#fff;--focus:oklch(.58 .15 50)`;
const dark = `--ground:oklch(.18 .03 262);--surface:oklch(.225 .035 262);--field:oklch(.25 .035 262);--line:oklch(.34 .035 262);--edge:oklch(.57 .035 262);--ink:oklch(.96 .01 262);--quiet:oklch(.8 .025 262);--accent:oklch(.77 .11 255);--accent-hover:oklch(.83 .1 255);--on-accent:oklch(.2 .05 262);--coin:oklch(.68 .12 50);--on-coin:oklch(.2 .04 50);--note:oklch(.3 .05 75);--on-note:oklch(.9 .08 85);--good:oklch(.82 .15 152);--wait:oklch(.85 .13 85);--danger:oklch(.76 .14 25);--on-danger:oklch(.2 .05 25);--focus:oklch(.82 .13 70)`;

/** Look of the payment provider, an institution of its own: neither the site nor the desk. Light or dark as the system is. */
export const providerStyle = `
:root{color-scheme:light dark;--body:"Archivo",system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;--display:var(--body);--round:6px;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
body{display:grid;gap:1rem;align-content:start;justify-content:center;grid-template-columns:minmax(0,30rem);padding:1.25rem 1rem 2rem;min-height:100vh}
header{display:grid;gap:1rem}
.house{display:flex;align-items:center;gap:.75rem}
.house p{display:grid;line-height:1.25}
.house strong{font-size:1.25rem;font-weight:750;letter-spacing:-.01em}
.house span{color:var(--quiet);font-size:.875rem}
.coin{width:44px;height:44px;flex:none}
.coin circle{fill:var(--coin)}.coin .rim{fill:none;stroke:var(--on-coin);stroke-width:1.5;stroke-dasharray:1.5 2.4}
.coin path{fill:none;stroke:var(--on-coin);stroke-width:3.5;stroke-linejoin:round;stroke-linecap:round}
.notice{padding:.75rem 1rem;border-radius:var(--round);background:var(--note);color:var(--on-note);font-weight:550;max-width:none}
main{display:grid;gap:1.25rem;padding:1.25rem;border:1px solid var(--line);border-top:4px solid var(--coin);border-radius:var(--round);background:var(--surface)}
.summary,.ways{display:grid;gap:1rem;align-content:start;min-width:0}
h1{font-size:1rem;font-weight:550;color:var(--quiet)}
.amount{font-size:clamp(2rem,1.4rem + 3vw,2.75rem);font-weight:750;line-height:1.1;letter-spacing:-.02em;margin-top:-.5rem}
.state{display:flex;align-items:center;gap:.5rem;font-weight:650}
.state svg{width:24px;height:24px;flex:none;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.state.waiting,.state.expired{color:var(--wait)}.state.paid{color:var(--good)}.state.failed{color:var(--danger)}
dl{margin:0;border-top:1px solid var(--line)}
dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;padding:.6rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--quiet)}
dd{margin:0;text-align:end;margin-inline-start:auto}
.groups{overflow-wrap:normal}
.groups span{white-space:nowrap}
.groups span+span,.groups wbr+span{margin-inline-start:.3em}
figure{margin:0;display:grid;justify-items:center;gap:.5rem}
.qr{width:min(12rem,100%);padding:.5rem;border-radius:var(--round);background:#fff}
.qr svg{display:block}
figcaption{color:var(--quiet);font-size:.875rem;text-align:center}
form{display:grid;gap:.75rem}
form button{display:grid;gap:.1rem;min-height:56px;width:100%}
.ways>.button{width:100%;min-height:56px}
.expired form{border-top:1px solid var(--line);padding-top:1rem}
.expired form .first{background:var(--surface);color:var(--ink);border-color:var(--edge)}
.leave{text-align:center}
.leave a{display:inline-flex;align-items:center;min-height:44px}
small{font-size:.875rem;font-weight:450}
footer{display:flex;justify-content:center}
@media (min-width:52rem){
body{padding-top:clamp(1.5rem,8vh,5rem)}
body:has(main.waiting,main.expired){grid-template-columns:minmax(0,50rem)}
main{padding:2rem}
main.waiting,main.expired{grid-template-columns:minmax(0,1fr) minmax(0,1fr);gap:2.5rem}
}
`;
