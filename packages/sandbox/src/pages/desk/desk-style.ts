const light = `--ground:oklch(.972 .006 205);--surface:#fff;--field:#fff;--line:oklch(.9 .012 205);--edge:oklch(.58 .025 205);--ink:oklch(.25 .03 205);--quiet:oklch(.46 .025 205);--accent:oklch(.44 .085 195);--accent-hover:oklch(.38 .08 195);--on-accent:#fff;--soft:oklch(.94 .025 195);--good:oklch(.42 .1 152);--wait:oklch(.45 .09 70);--danger:oklch(.48 .17 25);--on-danger:#fff;--focus:oklch(.56 .15 60);--veil:oklch(.2 .03 205/.5)`;
const dark = `--ground:oklch(.175 .028 205);--surface:oklch(.215 .03 205);--field:oklch(.235 .03 205);--line:oklch(.33 .03 203);--edge:oklch(.57 .035 200);--ink:oklch(.965 .01 190);--quiet:oklch(.8 .028 195);--accent:oklch(.78 .12 185);--accent-hover:oklch(.84 .11 185);--on-accent:oklch(.2 .04 190);--soft:oklch(.29 .05 190);--good:oklch(.82 .15 152);--wait:oklch(.85 .13 85);--danger:oklch(.76 .14 25);--on-danger:oklch(.2 .05 25);--focus:oklch(.85 .14 80);--veil:oklch(.08 .02 205/.7)`;

/** The frame of the desk: bar, menu, main part, foot. */
const frame = `
.skip{position:fixed;inset:.5rem auto auto .5rem;z-index:3;padding:.75rem 1rem;background:var(--surface);border-radius:var(--round);transform:translateY(-200%)}
.skip:focus{transform:none}
.bar{position:sticky;top:0;z-index:2;display:flex;align-items:center;gap:.75rem;height:var(--bar);padding:0 var(--side);background:var(--surface);border-bottom:1px solid var(--line)}
.product{display:flex;align-items:center;gap:.75rem;min-height:44px;margin-inline-end:auto;color:inherit;text-decoration:none;font:700 1rem/1.15 var(--display);white-space:nowrap;min-width:0}
.product small{display:block;font:400 .8125rem/1.3 var(--body);color:var(--quiet)}
.mark{width:32px;height:32px;flex:none}
.mark rect{fill:var(--accent)}.mark path{fill:none;stroke:var(--on-accent);stroke-width:4}
main{min-width:0;padding:1.5rem var(--side) 2.5rem;display:grid;gap:1.25rem;align-content:start}
h1{font-size:1.75rem}
h2{font-size:1.1875rem}
.menu{inset:calc(var(--bar) + .5rem) .5rem auto auto;margin:0;width:min(19rem,calc(100vw - 1rem));max-height:calc(100dvh - var(--bar) - 1rem);overflow:auto;padding:.75rem;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:inherit;box-shadow:0 12px 40px var(--veil)}
.menu h2{font:600 .875rem/1.3 var(--body);color:var(--quiet);padding:1rem .75rem .25rem}
.menu li>a{display:flex;align-items:center;justify-content:space-between;gap:.5rem;min-height:44px;padding:0 .75rem;border-radius:var(--round);color:inherit;text-decoration:none}
.menu li>a:hover{background:var(--ground)}
.menu [aria-current=page]{background:var(--soft);font-weight:650}
.count{min-width:1.5rem;padding:0 .4rem;border-radius:99px;background:var(--accent);color:var(--on-accent);font-size:.8125rem;font-weight:650;text-align:center}
.menu .languages{font-size:.875rem;gap:0;margin-top:1rem;border-top:1px solid var(--line);padding-top:.5rem}
.foot{display:grid;gap:.25rem;padding:1rem var(--side) 2rem;border-top:1px solid var(--line);color:var(--quiet);font-size:.875rem}
.bar .badge{display:none}
.bad{color:var(--danger);font-weight:650}
.told{padding:.75rem 1rem;border:1px solid;border-inline-start-width:6px;border-radius:var(--round);background:var(--surface);font-weight:550}
.told:focus-visible{outline:0}
.told.done{color:var(--good)}.told.problem{color:var(--danger)}
@media (min-width:64rem){
:root{--side:2rem}
.bar .badge{display:inline-block}
.desk{display:grid;grid-template-columns:16rem minmax(0,1fr);max-width:120rem}
.open-menu{display:none}
.menu{display:block;position:sticky;inset:var(--bar) auto auto auto;width:auto;max-height:calc(100dvh - var(--bar));border:0;border-radius:0;background:none;box-shadow:none;padding:1.25rem .75rem 1.25rem calc(var(--side) - .75rem);align-self:start}
.menu li>a:hover{background:var(--surface)}
.foot{padding-inline-start:calc(16rem + var(--side))}
}
`;

/** Parts of a section: figures, forms, states, filters, pages. */
const parts = `
.part{display:grid;gap:1rem;padding:1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--surface);min-width:0}
.part-head{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:space-between}
.part-head:has(a){margin-block:-.5rem}
.part-head a,.way{display:inline-flex;align-items:center;min-height:44px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9rem),1fr));gap:.75rem}
.figure{display:grid;gap:.25rem;height:100%;grid-template-rows:1fr auto minmax(1.5rem,auto)}
a.figure{padding:1rem 1.25rem;border:1px solid var(--line);border-radius:12px;background:var(--surface);color:inherit;text-decoration:none}
a.figure:hover{border-color:var(--accent)}
.figure strong{font:700 1.75rem/1.15 var(--display);font-variant-numeric:tabular-nums}
form.line{display:flex;flex-wrap:wrap;gap:.75rem;align-items:end}
form.stack{display:grid;gap:1rem;max-width:44rem}
form.stack:has(.columns){max-width:none}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem}
fieldset{margin:0;padding:0;border:0;min-width:0;display:grid;gap:.75rem;align-content:start}
fieldset.buttons{display:flex}
legend{padding:0;margin-bottom:.5rem;font-weight:650}
.check{display:flex;align-items:center;gap:.75rem;min-height:44px}
.check input{width:1.5rem;min-height:1.5rem;accent-color:var(--accent)}
.boxes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr));gap:0 1rem}
.forms{display:grid;gap:1rem}
form.line label{flex:1 1 12rem}form.line label.wide{flex-grow:2}
form.line:has([type=datetime-local]) label{flex:none}
.logo{max-width:100%;height:48px;object-fit:contain;object-position:left;background:repeating-conic-gradient(var(--line) 0 25%,var(--surface) 0 50%) 0/16px 16px}
.states ul{display:flex;flex-wrap:wrap;gap:.25rem;border-bottom:1px solid var(--line)}
.states a{display:inline-flex;align-items:center;min-height:44px;padding:0 .75rem;color:var(--quiet);text-decoration:none;font-weight:550}
@media (max-width:35.9rem){.states ul{border:0}.states li a{padding:0 .6rem;border-radius:var(--round)}.states li [aria-current]{background:var(--soft);box-shadow:none}}
.states a:hover{color:var(--ink)}
.states [aria-current]{color:var(--ink);box-shadow:inset 0 -3px var(--accent)}
.filters summary{display:inline-flex;align-items:center;gap:.5rem;min-height:44px;cursor:pointer;font-weight:650;color:var(--accent)}
.filters summary::before{content:"+";width:1em}.filters[open] summary::before{content:"−"}
.filters form{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:.75rem;align-items:end;padding-bottom:.25rem}
.filters label{font-size:.875rem}
.clear{display:inline-flex;align-items:center;min-height:44px}
.pager{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;color:var(--quiet)}
.pager ul{display:flex;flex-wrap:wrap;gap:.25rem}
.pager a{display:inline-flex;align-items:center;min-height:44px;padding:0 .75rem}
.empty{display:grid;justify-items:center;gap:.5rem;padding:2rem 1rem;text-align:center;color:var(--quiet)}
.empty svg{width:48px;height:48px;fill:none;stroke:currentColor;stroke-width:2;stroke-linejoin:round}
.question{inset:0;margin:auto;width:min(30rem,calc(100vw - 1.5rem));padding:1.5rem;border:1px solid var(--line);border-radius:16px;background:var(--surface);color:inherit;box-shadow:0 24px 80px var(--veil)}
.question::backdrop{background:var(--veil)}
.question:focus{outline:none}
.question form{display:grid;gap:1rem;justify-items:stretch}
.question h3{font-size:1.25rem}
.question strong{display:block}
.question .hint{margin-top:-.75rem}
@media (max-width:35.9rem){.question{margin-bottom:.75rem}.question .buttons,td .buttons,td form{display:grid;grid-template-columns:1fr}}
@supports selector(details::details-content){@media (min-width:64rem){
.filters summary{display:none}
.filters::details-content{content-visibility:visible;display:block;block-size:auto}
.filters form{grid-template-columns:minmax(8rem,1fr) minmax(14rem,2fr) 10.5rem 10.5rem auto}
.filters form:not(:has([name=member])){grid-template-columns:minmax(14rem,1fr) 10.5rem 10.5rem auto}
}}
`;

/** A table with a head that stays in view; where it has no room, its rows are cards. */
const list = `
.list{container-type:inline-size}
table{border-collapse:separate;border-spacing:0;width:100%}
thead th{position:sticky;top:var(--bar);z-index:1;background:var(--head,var(--ground));color:var(--quiet);font-size:.875rem;font-weight:600;border-bottom:1px solid var(--edge);white-space:nowrap}
.part{--head:var(--surface)}
th,td{padding:.75rem;text-align:start;vertical-align:top;border-bottom:1px solid var(--line);font-weight:400}
th:first-child{padding-inline-start:0}th:last-child,td:last-child{padding-inline-end:0}
.lead{font-weight:600}
.lead .quiet,td .quiet{display:block;font-size:.875rem;font-weight:400}
.money{text-align:end;white-space:nowrap}
.money,.sums{font-variant-numeric:tabular-nums}
.list button,.list .button{white-space:nowrap}
td>.badge+.badge{margin-inline-start:.25rem}
.letter summary{cursor:pointer;min-height:44px;padding-block:.55rem;font-weight:600}
.letter p{white-space:pre-line;font-weight:400;padding-bottom:.5rem}
.actions .buttons{flex-wrap:nowrap}
.moves{display:grid;gap:.25rem}
.moves li{display:flex;justify-content:space-between;gap:1rem}
.moves span:last-child{white-space:nowrap}
@container (max-width:53rem){
table,tbody{display:block}
thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
tbody{display:grid;gap:.75rem}
tr{display:grid;grid-template-columns:repeat(auto-fill,minmax(7rem,1fr));gap:.75rem 1rem;padding:1rem;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.part tr{background:var(--ground)}
th,td{padding:0;border:0}
.money{text-align:start;white-space:normal}
td::before{content:attr(data-label);content:attr(data-label)/"";display:block;color:var(--quiet);font-size:.8125rem}
.lead,.sums,.wide,.actions{grid-column:1/-1}
.actions .buttons{flex-wrap:wrap}
.actions:has(.buttons)::before{display:none}
}
`;

/** Look of the operator's desk, in the site's own type, light or dark as the system is. */
export const deskStyle = `
:root{color-scheme:light dark;--body:"Onest",system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;--display:"Bricolage Grotesque",var(--body);--round:8px;--bar:4rem;--side:1rem;${light}}
@media (prefers-color-scheme:dark){:root{${dark}}}
html{scroll-padding-top:calc(var(--bar) + 1rem)}
${frame}${parts}${list}`;
