import { signOfLife } from './sign-of-life.ts';

/**
 * Puts the signs that a drawn page does not show into its tree, where they wait beside it (`build/page-icons.ts`): with the player's first sign of
 * life, or at once where a member's page or a page that the client draws will show others than the drawn one.
 */
export async function addMoreIcons(isDrawnPageShown: boolean): Promise<void> {
  if (isDrawnPageShown && document.documentElement.dataset.session !== 'unknown') await signOfLife();
  const more = document.querySelector<HTMLTemplateElement>('#more-icons');
  more?.replaceWith(more.content);
}
