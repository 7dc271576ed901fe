import type { RoundFacts } from '@fortuna/domain/fair-play/round-facts.ts';
import type { RoundCheck } from '@fortuna/domain/fair-play/verify-round.ts';
import { bcp47 } from '@fortuna/domain/language.ts';
import type { RoundProof, ShownSeeds } from '@fortuna/domain/model/games-proof.ts';
import { formatMoney } from '@fortuna/domain/money.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { type ReviewStep, ReviewTimeline } from '../../../components/ReviewTimeline/ReviewTimeline.tsx';
import { vars } from '../../../theme/vars.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { CodeText } from './CodeText.tsx';

const Codes = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  padding-block: ${vars.space.s2};
`;

export interface CheckStepsProps {
  readonly round: RoundProof;
  readonly seeds: ShownSeeds;
  readonly check: RoundCheck;
}

/** What was recomputed, beside what was said, one after the other. */
export function CheckSteps({ round, seeds, check }: CheckStepsProps) {
  const { t } = useTranslation('games-proof');
  const language = useSiteLanguage();
  const factsText = useFactsText();
  const stepOf = (id: string, isStepRight: boolean): Pick<ReviewStep, 'id' | 'state' | 'stateText'> => ({
    id,
    state: isStepRight ? 'done' : 'rejected',
    stateText: t(isStepRight ? 'steps.right' : 'steps.wrong'),
  });
  const steps: readonly ReviewStep[] = [
    {
      ...stepOf('fingerprint', check.isFingerprintRight),
      title: t(check.isFingerprintRight ? 'steps.fingerprintRight' : 'steps.fingerprintWrong'),
      detail: (
        <Codes>
          <CodeText label={t('steps.commitment')} text={seeds.commitment} />
          <CodeText label={t('steps.serverSeed')} text={seeds.serverSeed ?? ''} />
          <CodeText label={t('steps.fingerprint')} text={check.fingerprint} />
        </Codes>
      ),
    },
    {
      ...stepOf('outcome', check.isOutcomeRight),
      title: t(check.isOutcomeRight ? 'steps.outcomeRight' : 'steps.outcomeWrong'),
      detail: (
        <Codes>
          <CodeText label={t('steps.clientSeed')} text={seeds.clientSeed} />
          <CodeText label={t('steps.nonce')} text={String(seeds.nonce)} />
          <CodeText label={t('steps.block', { text: check.blockText })} text={check.block} />
          <CodeText label={t('steps.drawn')} text={factsText(check.facts)} />
          {round.facts !== null && <CodeText label={t('steps.recorded')} text={factsText(round.facts)} />}
        </Codes>
      ),
    },
    {
      ...stepOf('win', check.isWinRight),
      title: t(check.isWinRight ? 'steps.winRight' : 'steps.winWrong'),
      detail: t('steps.winText', {
        due: formatMoney(check.win, language),
        paid: formatMoney(round.win, language),
      }),
    },
  ];
  return <ReviewTimeline label={t('steps.title')} steps={steps} />;
}

/** What chance has decided, in words. */
function useFactsText(): (facts: RoundFacts) => string {
  const { t } = useTranslation('games-proof');
  const language = useSiteLanguage();
  const decimals = new Intl.NumberFormat(bcp47(language), { minimumFractionDigits: 2 });
  const multiplier = (hundredths: number) => `${decimals.format(hundredths / 100)}×`;
  return (facts) => {
    switch (facts.engine) {
      case 'slot':
        return t('facts.slot', { stops: facts.stops.map((stop) => stop + 1).join(' · ') });
      case 'crash':
        return facts.cashedOut === null
          ? t('facts.crash', { point: multiplier(facts.point) })
          : t('facts.crashOut', { point: multiplier(facts.point), out: multiplier(facts.cashedOut) });
      case 'roulette':
        return t('facts.roulette', { number: facts.number });
    }
  };
}
