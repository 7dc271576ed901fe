/**
 * What is driven by scrolling ends with no time. Storybook waits up to five seconds for all animations of a story before it counts as shown (and
 * before axe looks at it): every story with a fading edge took them whole.
 */
const { getAnimations } = Document.prototype;
Document.prototype.getAnimations = function timed(this: Document) {
  return getAnimations.call(this).filter(({ timeline }) => timeline === null || timeline === this.timeline);
};
