/** Look of the provider page and the desk. */
export const pageStyle = `
:root{color-scheme:light;--ink:#12302f;--quiet:#4d6866;--line:#d3dfdd;--paper:#fbfdfc;--ground:#eef4f2;--accent:#0b6b66;--danger:#a3262e}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"Segoe UI",Roboto,sans-serif}
main{max-width:72rem;margin:0 auto;padding:1.5rem 1rem 4rem}
main.narrow{max-width:28rem}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem;text-wrap:balance}
h2{font-size:1.1rem;margin:0 0 .75rem}
section,.sheet{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin-top:1.25rem}
.notice{background:#fff4d6;border:1px solid #e3c069;border-radius:10px;padding:.6rem .9rem;margin:0 0 1rem;color:#54400a}
.quiet{color:var(--quiet)}
.amount{font-size:2.2rem;font-weight:700;font-variant-numeric:tabular-nums;white-space:nowrap;margin:.25rem 0}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0}
dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.55rem .6rem;border-top:1px solid var(--line);vertical-align:middle}
th{font-weight:600;color:var(--quiet);border-top:0;white-space:nowrap}
td.money,th.money{text-align:right;white-space:nowrap}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;margin:0}
td form{flex-wrap:nowrap}td .quiet{white-space:nowrap}
figure{margin:1rem 0;text-align:center}.qr{width:11rem;margin:0 auto}.qr svg{display:block}
figcaption{font-size:.85rem;margin-top:.4rem}
form.stack{flex-direction:column;align-items:stretch;margin-top:.75rem}
input,select,textarea{font:inherit;min-height:44px;padding:.3rem .7rem;border:1px solid #8aa3a0;border-radius:8px;background:#fff;color:inherit;min-width:11rem}
button,.button{font:inherit;font-weight:600;min-height:44px;padding:.4rem 1rem;border-radius:8px;border:1px solid var(--accent);background:var(--accent);color:#fff;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center;justify-content:center}
button.second{background:transparent;color:var(--danger);border-color:var(--danger)}
.button.second{background:transparent;color:var(--accent)}
label{display:flex;flex-direction:column;gap:.25rem;color:var(--quiet)}
label.check{flex-direction:row;align-items:center;gap:.6rem}
label.check input{min-width:0;width:1.4rem;height:1.4rem;min-height:0}
form.below{margin-top:1rem;align-items:end}
:focus-visible{outline:3px solid #e0931b;outline-offset:2px}
.good{color:#0b6b3a}.bad{color:var(--danger)}
`;
