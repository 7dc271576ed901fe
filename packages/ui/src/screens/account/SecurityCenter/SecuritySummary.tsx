import type { Member } from '@fortuna/domain/model/auth.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyArt } from '../../../components/DrawnArt/DrawnArt.tsx';
import { leadTitle } from '../../../theme/lead-title.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { unbroken } from '../../page/unbroken.ts';
import type { PlainHub } from '../parts/plain-hub.ts';
import { securityPlaces } from '../parts/security-places.ts';
import { firstMissing, hasSet, securityHref } from '../parts/security-state.ts';

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: center;
  gap: ${vars.space.s3} ${vars.space.s4};
  /* At the end, as the states of the list below: its words begin where the signs of that list do. */
  > :is(img, svg) {
    grid-area: 1 / 2;
    width: 104px;
    height: auto;
    ${media.wide} {
      grid-row-end: span 3;
      width: 200px;
    }
  }
  > h2 {
    font-size: ${vars.text.lg};
    line-height: 1.2;
    overflow-wrap: anywhere;
    ${media.wide} {
      ${leadTitle}
    }
  }
  > :is(p, [data-part='marks']) {
    ${media.phone} {
      grid-column: 1 / -1;
    }
  }
  > p {
    color: ${vars.color.textMuted};
    font-size: ${vars.text.sm};
    ${media.wide} {
      font-size: ${vars.text.md};
    }
  }
  > a {
    justify-self: start;
  }
  ${media.wide} {
    column-gap: ${vars.space.s8};
    padding: ${vars.space.s5};
  }
  ${media.desktop} {
    /* A tall cell: the picture above the words. */
    &[data-hub='tiles'] {
      grid-template: none / minmax(0, 1fr);
      > :is(img, svg) {
        grid-area: auto;
        justify-self: center;
        width: min(100%, 24rem);
        order: -1;
      }
      /* In one line where the cell has the room. */
      > h2 {
        font-size: clamp(${vars.text.xl}, 1.9vw, ${vars.text.xxl});
      }
    }
  }
`;

/** One for each protection, in the list's order; the title says it in words. */
const Marks = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  > span {
    height: 8px;
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface3};
    @media (forced-colors: active) {
      border: 1px solid CanvasText;
    }
  }
  > [data-set] {
    background: ${vars.color.success};
    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

export interface SecuritySummaryProps {
  readonly look: PlainHub;
  readonly member: Member;
}

/** How well the account is protected, and the way to the first thing that it is without. */
export function SecuritySummary({ look, member }: SecuritySummaryProps) {
  const { t } = useTranslation('account-security');
  const missing = firstMissing(member);
  const done = securityPlaces.filter((place) => hasSet(member, place)).length;
  return (
    <Root level="2" data-hub={look}>
      <h2>{t('summary.title', { done, all: securityPlaces.length })}</h2>
      <p>{unbroken(missing === null ? t('summary.complete') : t(`summary.next.${missing}`))}</p>
      <Marks data-part="marks" aria-hidden="true">
        {securityPlaces.map((place) => (
          <span key={place} data-set={hasSet(member, place) ? '' : undefined} />
        ))}
      </Marks>
      {/* The lock that stands before a page for members. */}
      <EmptyArt kind="signedOut" />
      {missing !== null && (
        <ButtonLink href={securityHref(member, missing)} variant="primary">
          {t(`summary.action.${missing}`)}
        </ButtonLink>
      )}
    </Root>
  );
}
