import { fine, repeat } from '../svg.ts';

/** Dots that fade in from the right edge and from the foot of a sheet of 1600 x 1000. Nothing lies under menus and bars. */
export function drawBackground(): string {
  const pitch = 34;
  const columns = repeat(
    17,
    (index) =>
      fine`<path d="M${1600 - index * pitch} ${index % 2 === 0 ? 0 : pitch / 2}V1000" stroke-width="${22 - index * 1.3}"/>`,
  );
  const rows = repeat(
    3,
    (index) =>
      fine`<path d="M${index % 2 === 0 ? 0 : pitch / 2} ${1000 - index * pitch}H1020" stroke-width="${15 - index * 5}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" stroke-linecap="round" viewBox="0 0 1600 1000" preserveAspectRatio="xMaxYMax slice"><g stroke-dasharray="0 34" fill="none"><g stroke="#8f52ff" opacity=".2">${columns}</g><g stroke="#ff4fae" opacity=".14">${rows}</g></g></svg>`;
}
