import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Body } from './Dialog.style.ts';

/** The dialog's content. Only while it is longer than the window is it a stop of the keyboard, so that keys can scroll it. */
export function Scroller(props: ComponentProps<'div'>) {
  const body = useRef<HTMLDivElement>(null);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, []);
  return <Body {...props} ref={body} tabIndex={isLong ? 0 : undefined} />;
}
