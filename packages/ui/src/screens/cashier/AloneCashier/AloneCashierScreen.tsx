import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconLink } from '../../../components/IconButton/IconButton.tsx';
import { Logo } from '../../../components/Logo/Logo.tsx';
import { SkeletonGroup } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { blockWidths, inTheMiddle } from '../../page/Page/page-columns.ts';
import { PartNav } from '../../page/PartNav.tsx';
import { AloneFrame } from '../../site/AloneFrame/AloneFrame.tsx';
import type { FrameSession } from '../../site/SiteFrame/SiteFrame.view.ts';
import { MoneyFormSkeleton } from '../parts/MoneyForm.tsx';

/** What a designer must be able to see of it: each has a story of that name. */
export const aloneCashierStates = ['Deposit', 'Withdraw', 'FromGame', 'Skeleton'] as const;

const cashierTabs = ['deposit', 'withdraw'] as const;
export type CashierTab = (typeof cashierTabs)[number];

export interface AloneCashierProps {
  /** Who is looking, and the balance as far as it is known. */
  readonly session: FrameSession;
  /** Which of the two is shown. */
  readonly tab: CashierTab;
  /** Address of each, in the reader's language. */
  readonly hrefs: Readonly<Record<CashierTab, string>>;
  /** The game that it was opened from; undefined: whatever opened it closes it. */
  readonly gameHref: string | undefined;
  /** A press anywhere on the page, before it does anything. */
  readonly onFollow: (event: MouseEvent<HTMLElement>) => void;
  /** A screen of the cashier; may suspend. */
  readonly children: ReactNode;
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s5};
  ${inTheMiddle}
  ${media.roomy} {
    max-width: ${blockWidths.sided};
  }
  > nav {
    width: min(100%, 38rem);
    justify-self: ${vars.page.axis};
  }
`;

/** The page `/cztx`: the cashier without the layout, inside a game or an app. */
export function AloneCashierScreen({ session, tab, hrefs, gameHref, onFollow, children }: AloneCashierProps) {
  const { t } = useTranslation('cashier');
  const { t: tControls } = useTranslation('controls');
  const { name, mark } = useBrand();
  const waiting = (
    <SkeletonGroup label={tControls('loading')}>
      <MoneyFormSkeleton />
    </SkeletonGroup>
  );
  return (
    <div onClickCapture={onFollow}>
      <AloneFrame
        session={session}
        start={
          gameHref === undefined ? (
            <Logo name={name} mark={mark} />
          ) : (
            <IconLink icon="arrowLeft" label={t('alone.backToGame')} href={gameHref} variant="filled" />
          )
        }
      >
        <Parts>
          <PartNav
            label={t('alone.parts')}
            items={cashierTabs.map((one) => ({
              href: hrefs[one],
              label: t(`alone.${one}`),
              isCurrent: one === tab,
            }))}
          />
          <Suspense fallback={waiting}>{children}</Suspense>
        </Parts>
      </AloneFrame>
    </div>
  );
}
