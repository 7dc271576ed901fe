import { signOfLife } from './sign-of-life.ts';

/** After the page has loaded, in milliseconds: the first visit is over, and nothing competes with it any more. */
const calm = 4_000;

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
}

/** Resolves when the first visit has settled: with the player's first sign of life, or a while after the page has loaded. */
export async function settled(): Promise<void> {
  const rest = async () => {
    await loaded();
    await new Promise((resolve) => setTimeout(resolve, calm));
  };
  await Promise.race([signOfLife(), rest()]);
}
