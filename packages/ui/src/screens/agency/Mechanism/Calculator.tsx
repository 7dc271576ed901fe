import { agencyEarnings, bettingRates } from '@fortuna/domain/agency-earnings.ts';
import type { BettingCommission, DepositCommission } from '@fortuna/domain/model/agency.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field/Field.tsx';
import { TextField } from '../../../components/Field/TextField.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { Board, Fields, Outcome, Total } from './Calculator.style.ts';
import { Part } from './Part.tsx';

export interface CalculatorProps {
  /** Null where they are not known: that part of the sum is left out. */
  readonly levels: readonly DepositCommission[] | null;
  readonly betting: readonly BettingCommission[] | null;
}

/** What the player finds filled in, to be changed: friends, and what each of them does in a month, in centavos. */
const example = { members: 10, deposits: 200_00, bets: 1_000_00 } as const;
const mostMembers = 10_000;

/** What a team would bring in a month, by the server's rates and nothing else. */
export function Calculator({ levels, betting }: CalculatorProps) {
  const { t } = useTranslation('agency');
  const { t: tGames } = useTranslation('games');
  const { promotions } = useBrand().layout;
  const language = useSiteLanguage();
  const [members, setMembers] = useState(String(example.members));
  const [deposits, setDeposits] = useState<number>(example.deposits);
  const [bets, setBets] = useState<number>(example.bets);
  const [game, setGame] = useState('');
  const count = /^\d+$/.test(members) ? Number(members) : 0;
  const isTooMany = count > mostMembers || (members !== '' && !/^\d+$/.test(members));
  const played = betting?.find(({ id }) => String(id) === game) ?? betting?.[0] ?? null;
  const { level, fromDeposits, fromBets } = agencyEarnings(levels, played, {
    members: isTooMany ? 0 : count,
    deposits,
    bets,
  });
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <Part part="calculator" title={t('mechanism.calculator.title')} text={t('mechanism.calculator.text')}>
      <Board data-look={promotions}>
        <Fields>
          <TextField
            label={t('mechanism.calculator.friends')}
            inputMode="numeric"
            autoComplete="off"
            value={members}
            error={isTooMany ? t('mechanism.calculator.friendsFormat', { max: mostMembers }) : undefined}
            onChange={(event) => setMembers(event.currentTarget.value.trim())}
          />
          {levels && (
            <MoneyField
              label={t('mechanism.calculator.deposits')}
              name="deposits"
              value={deposits}
              onChange={setDeposits}
              language={language}
              refused={t('mechanism.calculator.refused')}
            />
          )}
          {betting && (
            <MoneyField
              label={t('mechanism.calculator.bets')}
              name="bets"
              value={bets}
              onChange={setBets}
              language={language}
              refused={t('mechanism.calculator.refused')}
            />
          )}
          {betting && bettingRates(betting).length > 1 && (
            <Field label={t('mechanism.calculator.game')}>
              {(control) => (
                <Select
                  {...control}
                  value={String(played?.id)}
                  options={betting.map(({ id, gameType }) => ({
                    value: String(id),
                    label: tGames(`types.${gameType}`),
                  }))}
                  onChange={(event) => setGame(event.currentTarget.value)}
                />
              )}
            </Field>
          )}
        </Fields>
        <Outcome aria-live="polite" data-part="outcome">
          {level && (
            <div>
              <dt>{t('mechanism.calculator.level')}</dt>
              <dd>{level.levelName}</dd>
            </div>
          )}
          {fromDeposits !== null && (
            <div>
              <dt>{t('mechanism.calculator.fromDeposits')}</dt>
              <dd>{money(fromDeposits)}</dd>
            </div>
          )}
          {fromBets !== null && (
            <div>
              <dt>{t('mechanism.calculator.fromBets')}</dt>
              <dd>{money(fromBets)}</dd>
            </div>
          )}
          {(fromDeposits !== null || fromBets !== null) && (
            <Total>
              <dt>{t('mechanism.calculator.total')}</dt>
              <dd>{money((fromDeposits ?? 0) + (fromBets ?? 0))}</dd>
            </Total>
          )}
        </Outcome>
      </Board>
    </Part>
  );
}
