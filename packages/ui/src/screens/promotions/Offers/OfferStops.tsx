import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Badge, type BadgeTone } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { useProblemText } from '../../useProblemText.ts';
import type { OfferPage, OfferStanding } from './Offers.view.ts';

export interface OfferStop {
  readonly page: OfferPage;
  /** What it is, in the server's words. */
  readonly text: string;
  readonly about: string | null;
  /** Null for guests. */
  readonly standing: Loadable<OfferStanding> | null;
}

const Line = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.desktop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-rows: repeat(3, auto);
    grid-template-columns: none;
  }
`;

/** The way runs down on phones and across where there is room. */
const Stop = styled.li`
  position: relative;
  display: grid;
  gap: ${vars.space.s2};
  align-content: start;
  justify-items: start;
  padding: 0 0 ${vars.space.s8} 4rem;
  overflow-wrap: anywhere;

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    inset: 1.5rem auto 0 calc(1.25rem - 2px);
    width: 4px;
    height: 100%;
    background: ${vars.color.line};
  }
  &[data-standing='done']::before {
    background: ${vars.color.accent};
  }
  ${media.desktop} {
    /* Where one stands and the way on are on one line with those of the others. */
    grid-template-rows: subgrid;
    grid-row: span 3;
    padding: 4rem ${vars.space.s4} 0 0;
    &:not(:last-child)::before {
      inset: calc(1.25rem - 2px) auto auto 1.5rem;
      width: 100%;
      height: 4px;
    }
  }
  @media (forced-colors: active) {
    &:not(:last-child)::before {
      background: CanvasText;
    }
  }
`;

const Ordinal = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  clip-path: ${vars.shape.disc};
  background: ${vars.color.surface3};
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  [data-standing='open'] > & {
    background: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  [data-standing='done'] > & {
    background: ${vars.color.success};
    color: ${vars.color.bg};
  }
  [data-standing='missed'] > & {
    color: ${vars.color.textMuted};
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
    clip-path: none;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  align-content: start;
`;

const Text = styled.h2`
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  line-height: 1.25;
`;

const Quiet = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

const looks: Readonly<Record<OfferStanding, readonly [tone: BadgeTone, icon: IconName]>> = {
  ahead: ['neutral', 'lock'],
  open: ['accent', 'gift'],
  done: ['success', 'check'],
  missed: ['neutral', 'clock'],
};

/** In place of its number: what is settled, or waits to be taken. */
function markOf(standing: OfferStop['standing']) {
  if (standing?.kind !== 'ready' || standing.content === 'ahead') return null;
  return <Icon name={looks[standing.content][1]} size={20} />;
}

/** The stops on a newcomer's way, numbered, each with where the member stands and the way to its page. */
export function OfferStops({ stops }: { readonly stops: readonly OfferStop[] }) {
  const { t } = useTranslation('promotions-deposit');
  return (
    <Line aria-label={t('offers.stops')} data-part="offer-stops">
      {stops.map(({ page, text, about, standing }, index) => (
        <Stop key={page} data-standing={standing?.kind === 'ready' ? standing.content : undefined}>
          <Ordinal aria-hidden="true">{markOf(standing) ?? index + 1}</Ordinal>
          <Words>
            <Text>{text}</Text>
            {about !== null && <Quiet>{about}</Quiet>}
          </Words>
          {standing !== null && (
            <div>
              <Standing standing={standing} of={text} />
            </div>
          )}
          <TextLink href={to(`/promotion/activity/${page}`)} isStandalone>
            {t(`offers.go.${page}`)}
          </TextLink>
        </Stop>
      ))}
    </Line>
  );
}

interface StandingProps {
  readonly standing: Loadable<OfferStanding>;
  /** The stop, for screen readers. */
  readonly of: string;
}

/** Of one stop: it is asked for by itself, so that one that cannot be had does not take the others along. */
function Standing({ standing, of }: StandingProps) {
  const { t } = useTranslation('promotions-deposit');
  const { t: tCommon } = useTranslation('promotions');
  const problemText = useProblemText();
  switch (standing.kind) {
    case 'loading':
      return <Skeleton shape="text" width="third" />;
    case 'failed':
      return (
        <>
          <Quiet role="alert">{problemText(standing.problem)}</Quiet>
          <Button size="sm" onClick={standing.onRetry}>
            {tCommon('claim.retry')}
            <VisuallyHidden>: {of}</VisuallyHidden>
          </Button>
        </>
      );
    case 'ready': {
      const [tone, icon] = looks[standing.content];
      return (
        <Badge tone={tone} icon={icon}>
          {t(`offers.standings.${standing.content}`)}
        </Badge>
      );
    }
  }
}
