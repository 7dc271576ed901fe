/** What the desk and the provider's page share: sizes, controls and states. Colours and type are each page's own. */
export const pageStyle = `
*,::before,::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1rem/1.5 var(--body);overflow-wrap:break-word}
h1,h2,h3{font-family:var(--display);line-height:1.2;margin:0;text-wrap:balance}
p{margin:0;max-width:70ch}
bdi{overflow-wrap:anywhere}
ul{list-style:none;margin:0;padding:0}
a{color:var(--accent);text-underline-offset:.2em}
.quiet{color:var(--quiet)}
.number,.amount{white-space:nowrap;overflow-wrap:normal}
label{display:grid;gap:.25rem;font-weight:550}
input,select,textarea{font:inherit;font-weight:400;width:100%;min-height:44px;padding:.5rem .75rem;border:1px solid var(--edge);border-radius:var(--round);background:var(--field);color:inherit}
textarea{resize:vertical}
input::placeholder{color:var(--quiet);opacity:1}
.hint{color:var(--quiet);font-size:.875rem;font-weight:400}
button,.button{font:inherit;font-weight:650;line-height:1.2;min-height:44px;padding:.5rem 1rem;border-radius:var(--round);border:1px solid transparent;cursor:pointer;text-decoration:none;display:inline-flex;align-items:center;justify-content:center;text-align:center}
.first{background:var(--accent);color:var(--on-accent)}
.first:hover{background:var(--accent-hover)}
.second{background:var(--surface);color:var(--ink);border-color:var(--edge)}
.second:hover{background:var(--ground)}
.last{padding-inline:.5rem;background:none;color:var(--danger)}
.last:hover{text-decoration:underline;text-underline-offset:.2em}
.danger{background:var(--danger);color:var(--on-danger)}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem}
.badge{display:inline-block;padding:.1rem .6rem;border-radius:99px;border:1px solid;font-size:.875rem;font-weight:600;line-height:1.4}
.badge.good{color:var(--good)}.badge.bad{color:var(--danger)}.badge.wait{color:var(--wait)}.badge.plain{color:var(--quiet)}
.languages{display:flex;flex-wrap:wrap;gap:.25rem}
.languages a{display:inline-flex;align-items:center;min-height:44px;padding:0 .6rem;border-radius:var(--round);color:var(--quiet);text-decoration:none}
.languages a:hover{text-decoration:underline}
.languages [aria-current]{color:var(--ink);font-weight:650;box-shadow:inset 0 -2px var(--accent);border-radius:0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
main:focus{outline:none}
@media (forced-colors:active){.first,.danger,.badge{border-color:ButtonText}[aria-current]{outline:2px solid Highlight;outline-offset:-2px}}
`;
