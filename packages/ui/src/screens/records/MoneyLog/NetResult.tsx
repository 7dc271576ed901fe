import { type MovementSums, netResultOf } from '@fortuna/domain/model/records.ts';
import type { Centavos } from '@fortuna/domain/money.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Card } from '../../../components/Card/Card.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { useWalletText, WalletAmount } from '../../WalletAmount.tsx';

export interface NetResultProps {
  /** Null where the server does not say. */
  readonly sums: MovementSums | null;
}

const Stack = styled.div`
  display: grid;
  gap: ${vars.space.s4};
`;

const Quiet = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

/** A player's own result between two dates, plainly: no praise, no blame, no promise (requirement RG-01). */
export function NetResult({ sums }: NetResultProps) {
  const { t } = useTranslation('records-money-log');
  const titleId = useId();
  return (
    <Card padding="lg" aria-labelledby={titleId}>
      <Stack>
        <SectionHeader id={titleId} title={t('net.title')} />
        {sums === null ? <Quiet>{t('net.unknown')}</Quiet> : <Figures sums={sums} />}
        <Quiet>
          {sums !== null && `${t('net.note')} `}
          <TextLink href={to('/responsible-gaming')}>{t('net.link')}</TextLink>
        </Quiet>
      </Stack>
    </Card>
  );
}

function Figures({ sums }: { readonly sums: MovementSums }) {
  const { t } = useTranslation('records-money-log');
  const walletText = useWalletText();
  const { deposited, withdrawn, rewards, games } = netResultOf(sums);
  return (
    <>
      <p>{t(`net.${outcomeOf(games)}`, { amount: walletText(Math.abs(games)) })}</p>
      <KeyValueList
        items={[
          { id: 'deposited', label: t('net.deposited'), value: <WalletAmount amount={deposited} /> },
          { id: 'withdrawn', label: t('net.withdrawn'), value: <WalletAmount amount={withdrawn} /> },
          { id: 'rewards', label: t('net.rewards'), value: <WalletAmount amount={rewards} /> },
          {
            id: 'games',
            label: t('net.games'),
            value: <WalletAmount amount={games} sign="always" />,
            isStrong: true,
          },
        ]}
      />
    </>
  );
}

function outcomeOf(games: Centavos): 'won' | 'lost' | 'even' {
  if (games === 0) return 'even';
  return games > 0 ? 'won' : 'lost';
}
