const inDocs = /[?&]viewMode=docs(&|$)/;

/** A page of the documentation, or a story in a frame of it: side by side in a frame of that one. */
function isInDocs(of: Window = window): boolean {
  return inDocs.test(of.location.search) || (of.parent !== of && isInDocs(of.parent));
}

const { focus, scrollIntoView } = HTMLElement.prototype;

/** Many stories stand on a page of the documentation: one that takes the focus must not scroll its readers away. */
HTMLElement.prototype.focus = function (options) {
  focus.call(this, isInDocs() ? { ...options, preventScroll: true } : options);
};

HTMLElement.prototype.scrollIntoView = function (options) {
  if (!isInDocs()) scrollIntoView.call(this, options);
};
