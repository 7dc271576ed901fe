import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VipLadder } from '../../../components/VipLadder/VipLadder.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import type { Loadable } from '../../page/loadable.ts';
import { Page } from '../../page/Page/Page.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { RebateRates } from '../parts/RebateRates.tsx';
import { useLevelName } from '../parts/useLevelName.ts';
import { VipNav } from '../parts/VipNav.tsx';
import { Quiet, Stack } from '../parts/vip-parts.ts';
import { GuestStanding } from './GuestStanding.tsx';
import { useLevelLines } from './useLevelLines.ts';
import type { VipContent } from './Vip.view.ts';
import { VipStanding } from './VipStanding.tsx';

export const vipStates = [
  'Guest',
  'LevelZero',
  'Middle',
  'BetsAreEnough',
  'Reached',
  'Highest',
  'UnknownLevel',
  'NoLadder',
  'Covered',
  'Skeleton',
] as const;

export interface VipScreenProps {
  /** The club's levels, and where the member stands; or that it is on its way, or has failed. */
  readonly view: Loadable<VipContent>;
}

/** Where one stands beside the way: the ladder is long, the standing stays in sight. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${vars.space.s6};
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const bones = (
  <Columns>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Columns>
);

/** `/promotion/vip`: the ladder, where the member stands on it and what the next step takes. Guests see the ladder. */
export function VipScreen({ view }: VipScreenProps) {
  const { t } = useTranslation('vip');
  return (
    <Page title={t('title')} lead={t('lead')} back={{ href: to('/profile'), label: t('back') }}>
      <VipNav current="vip" />
      <PageState view={view} skeleton={bones}>
        {(content) => <Club content={content} />}
      </PageState>
    </Page>
  );
}

function Club({ content }: { readonly content: VipContent }) {
  const { t } = useTranslation('vip');
  const linesOf = useLevelLines();
  const nameOf = useLevelName();
  const { ladder } = content.kind === 'member' ? content.info : content;
  const level = content.kind === 'member' ? content.info.level : null;
  return (
    <Stack>
      <Columns>
        {content.kind === 'member' ? <VipStanding info={content.info} /> : <GuestStanding />}
        <Card as="section" aria-label={t('ladder.title')}>
          <Stack>
            <SectionHeader title={t('ladder.title')} />
            {ladder.length === 0 ? (
              <Quiet>{t('noLadder')}</Quiet>
            ) : (
              <VipLadder
                label={t('ladder.label')}
                ladder={ladder.map((step) => ({ ...step, name: nameOf(step) }))}
                level={level}
                linesOf={linesOf}
                currentLabel={t('ladder.here')}
              />
            )}
          </Stack>
        </Card>
      </Columns>
      <RebateRates ladder={ladder} level={level} />
    </Stack>
  );
}
