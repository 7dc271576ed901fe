import { useEffect, useState } from 'react';

/** Where one reads: below the bars, in the upper half of the window. */
const readingBand = '-20% 0px -55%';

/** Which of the sections is read now, by the ids of their elements, in the page's order; the first before anything has been scrolled. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    const known = all.split(' ');
    const inBand = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        // Between two of them the last one that was read stays.
        const first = known.find((id) => inBand.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: readingBand },
    );
    for (const id of known) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return current;
}
