/**
 * The table of each family of drawings: its board, its numbers and its chips. The names of its colours are the wheel's (`--red`, `--black`,
 * `--green`), and white is read on all of them.
 */
const numbers =
  '.cloth :is([data-colour=red],[data-colour=black],[data-colour=green]):not([data-spot=red],[data-spot=black])';

/** A soft board over deep water; the numbers are pebbles, and chips have the notches of a float. */
const coast = `
[data-art=coast] .cloth{gap:5px;padding:10px;border:0;border-radius:var(--radius-lg);background:radial-gradient(1.75rem at 50% -.9rem,transparent 96%,color-mix(in oklab,var(--middle) 30%,transparent) 97%,transparent) 50% 0/2.5rem 1.5rem,linear-gradient(color-mix(in oklab,var(--middle) 34%,var(--color-surface1)),color-mix(in oklab,var(--dark) 60%,var(--color-bg)));box-shadow:inset 0 2px 0 color-mix(in oklab,var(--light) 40%,transparent),var(--shadow-raised)}
[data-art=coast] .cloth button{border:1px solid color-mix(in oklab,var(--light) 60%,var(--color-text-muted));border-radius:var(--radius-md)}
[data-art=coast] ${numbers}{border-radius:1.4rem;font-weight:var(--weight-strong)}
[data-art=coast] :is(#last li,.drawn){border-radius:50%;box-shadow:0 0 0 1px color-mix(in oklab,var(--light) 45%,transparent)}
[data-art=coast] .chip input+span{border:3px solid color-mix(in oklab,var(--light) 60%,var(--color-surface2));background:color-mix(in oklab,var(--middle) 26%,var(--color-surface2))}
[data-art=coast] .chip input:checked+span{border:3px solid var(--color-accent);background:var(--color-accent);color:var(--color-on-accent)}
`;

/** Ruled on paper and lettered in the brand's own face: the colours are medals on its lines, and chips are coins. */
const guilloche = `
[data-art=guilloche] .cloth{gap:0;padding:8px;border-radius:0;background:repeating-linear-gradient(45deg,color-mix(in oklab,var(--color-accent-text) 9%,transparent) 0 1px,transparent 1px 5px),var(--color-surface1)}
[data-art=guilloche] .cloth button{--pocket:var(--color-surface1);margin:0 -1px -1px 0;border:1px solid color-mix(in oklab,var(--color-accent-text) 55%,var(--color-surface1));border-radius:0;background:var(--pocket);color:var(--color-text);font-family:var(--font-display);font-weight:var(--weight-display)}
[data-art=guilloche] ${numbers}{padding:0;background:radial-gradient(circle closest-side,var(--medal) 0 82%,transparent 84% 90%,var(--medal) 92% 95%,transparent 97%) center/min(100%,3.25rem) 100% no-repeat,var(--color-surface1);color:#fff;font-size:1.05rem}
[data-art=guilloche] .cloth [data-colour=red]{--medal:var(--red)}
[data-art=guilloche] .cloth [data-colour=black]{--medal:var(--black)}
[data-art=guilloche] .cloth [data-colour=green]{--medal:var(--green)}
[data-art=guilloche] .cloth :is([data-spot=red],[data-spot=black]){background:linear-gradient(var(--medal) 0 0) center/calc(100% - 8px) calc(100% - 8px) no-repeat,var(--color-surface1);color:#fff}
[data-art=guilloche] .cloth .lying{border:1px solid var(--black);background:oklch(.82 .11 calc(85deg + var(--art-turn,0deg)));color:var(--black);font-family:var(--font-body)}
[data-art=guilloche] .cloth [data-won]{outline-offset:-2px;box-shadow:none}
[data-art=guilloche] :is(#last li,.drawn){border-radius:50%;font-family:var(--font-display)}
[data-art=guilloche] .chip input+span{border:4px double var(--color-accent-text);background:var(--color-surface1);font-family:var(--font-display)}
[data-art=guilloche] .chip input:checked+span{border:4px double var(--color-on-accent);outline:1px solid var(--color-accent);background:var(--color-accent);color:var(--color-on-accent)}
`;

/** Blocks with thick edges on a board of dots; chips are tokens with a hard shadow. */
const halftone = `
[data-art=halftone] .cloth{gap:5px;padding:8px;border-radius:0;background:radial-gradient(circle,color-mix(in oklab,var(--middle) 55%,var(--color-surface1)) 34%,transparent 37%) 0 0/10px 10px,var(--color-surface1)}
[data-art=halftone] .cloth button{border:2px solid var(--color-edge);border-radius:0;font-family:var(--font-display);font-weight:var(--weight-display);font-size:.85rem}
[data-art=halftone] ${numbers}{box-shadow:inset -3px -3px 0 #0007}
[data-art=halftone] .cloth :is([data-colour=cloth],[data-spot=red],[data-spot=black]){font-family:var(--font-body);font-weight:var(--weight-strong);font-size:.7rem}
[data-art=halftone] :is(#last li,.drawn){border:1px solid var(--color-edge);border-radius:0}
[data-art=halftone] .lying{border-radius:0;box-shadow:0 0 0 2px var(--color-edge),2px 2px 0 2px #0009}
[data-art=halftone] .drawn{border-width:2px}
[data-art=halftone] .chip input+span{border:2px solid var(--color-edge);border-radius:0;box-shadow:3px 3px 0 var(--middle);font-family:var(--font-display);font-weight:var(--weight-display);font-size:.8rem}
[data-art=halftone] .chip input:checked+span{border:2px solid var(--color-edge);background:var(--color-accent);box-shadow:1px 1px 0 var(--middle);color:var(--color-on-accent);translate:2px 2px}
@media (min-width:64rem){[data-art=halftone] .cloth button{font-size:1rem}[data-art=halftone] .cloth :is([data-colour=cloth],[data-spot=red],[data-spot=black]){font-size:.9rem}}
`;

export const rouletteManners = [coast, guilloche, halftone].join('');
