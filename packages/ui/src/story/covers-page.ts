/**
 * `parameters` of what covers the page. In the documentation each story has a frame of its own, or all would lie over each other; side by
 * side each brand has one, or all would stand in the look of the page.
 */
export const coversPage = { docs: { story: { inline: false, height: '36rem' } } } as const;
