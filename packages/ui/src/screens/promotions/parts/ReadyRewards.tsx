import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { media } from '../../../theme/media.ts';
import { WayLine } from './way-line.ts';

export interface ReadyRewardsProps {
  /** What can be claimed now, in centavos each. None: nothing is shown. */
  readonly amounts: readonly number[];
  /** Shows an amount in centavos. */
  readonly money: (centavos: number) => ReactNode;
  /** The list begins below the first window of a desktop too. Default: false. */
  readonly isFarDown?: boolean;
}

const Root = styled(WayLine)`
  ${media.desktop} {
    &&:not([data-far-down]) {
      display: none;
    }
  }
`;

/** What waits further down, below desktops and where the list of it begins below the first window: a press leads to the first claim. */
export function ReadyRewards({ amounts, money, isFarDown = false }: ReadyRewardsProps) {
  const { t } = useTranslation('promotions');
  const root = useRef<HTMLDivElement>(null);
  if (amounts.length === 0) return null;

  function goToFirst(): void {
    const first = root.current
      ?.closest('main')
      ?.querySelector<HTMLElement>('[data-part="claim-reward"][data-leads] button');
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }

  return (
    <Root ref={root} data-part="ready-rewards" data-leads="" data-far-down={isFarDown ? '' : undefined}>
      <p>
        <strong>{money(amounts.reduce((sum, amount) => sum + amount, 0))}</strong>
        {t('ready.count', { count: amounts.length })}
      </p>
      <Button variant="primary" onClick={goToFirst}>
        {t('ready.go')}
      </Button>
    </Root>
  );
}
