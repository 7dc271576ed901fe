import { Fragment, type ReactNode } from 'react';

/** An address that breaks before its place, where it has to. */
export function breaksAtPlace(text: string): ReactNode {
  const [who = '', ...where] = text.split('@');
  return (
    <>
      {who}
      {where.map((place) => (
        <Fragment key={place}>
          <wbr />@{place}
        </Fragment>
      ))}
    </>
  );
}
