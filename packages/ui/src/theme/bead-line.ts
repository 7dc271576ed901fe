/** A lozenge, and a thin line from it to the end: an outline to clip by. A file of its own, since the first load has heads of parts and no titles of pages. */
export const beadAndLine = `polygon(0 50%, 0.25em 0, 0.5em calc(50% - 1px), 100% calc(50% - 1px), 100% calc(50% + 1px), 0.5em calc(50% + 1px), 0.25em 100%)`;

/** Of what such a line is drawn on: less than this is a stub, and is not shown at all. The value is static (base.css), since heads of parts are in the first load. */
export const noStub = 'var(--no-stub)';
