import { formatDateTime } from '@fortuna/domain/time-zone.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { CopyField } from '../../../components/CopyField/CopyField.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { KeyValueList } from '../../../components/KeyValueList/KeyValueList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { Page } from '../../page/Page/Page.tsx';
import { SlowNotice } from '../../page/waiting/SlowNotice.tsx';
import { useSlow } from '../../page/waiting/useSlow.ts';
import { useSiteLanguage } from '../../useSiteLanguage.ts';
import { CheckList } from './CheckList.tsx';
import { checkNames, findingTones, type SelfCheckView } from './SelfCheck.view.ts';
import { useFindingText } from './useFindingText.ts';

/** What a designer must be able to see of it: each has a story of that name. */
export const selfCheckStates = [
  'Running',
  'AllFine',
  'Offline',
  'ServerFails',
  'ClockOff',
  'LanguageMissing',
  'StorageRefused',
  'WorkerRefused',
  'OldVersion',
  'Notes',
] as const;

const Facts = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s4};
  padding: ${vars.space.s4};
  ${surface}
  h2 {
    font-size: ${vars.text.lg};
  }
`;

export interface SelfCheckScreenProps {
  /** What has been found out about this device so far. */
  readonly view: SelfCheckView;
  /** Where the same check stands alone; left out there. */
  readonly aloneHref?: string | undefined;
  /** Looks at all of it anew. */
  readonly onAgain: () => void;
  /** Waits no longer for what has not answered. */
  readonly onStopWaiting: () => void;
  /** Puts the report on the clipboard; rejects where it may not. */
  readonly onCopy: (value: string) => Promise<void>;
}

/** The pages `/test` and `/test12`: what works on this device, for a player to read to support. Nothing of the account is shown. */
export function SelfCheckScreen({ view, aloneHref, onAgain, onStopWaiting, onCopy }: SelfCheckScreenProps) {
  const { t } = useTranslation('site-self-check');
  const { t: tControls } = useTranslation('controls');
  const language = useSiteLanguage();
  const findingText = useFindingText();
  const { at, findings, facts } = view;
  const isRunning = checkNames.some((name) => findings[name] === undefined);
  const isSlow = useSlow(isRunning);
  const wrong = Object.values(findings).filter(({ name }) => findingTones[name] === 'wrong');
  const shownFacts = [
    { id: 'at', label: t('facts.at'), value: formatDateTime(at, language) },
    { id: 'screen', label: t('facts.screen'), value: facts.screen },
    { id: 'network', label: t('facts.network'), value: facts.network ?? t('facts.unknown') },
    { id: 'browser', label: t('facts.browser'), value: facts.browser },
  ];
  const report = [
    ...checkNames.flatMap((name) => {
      const finding = findings[name];
      return finding
        ? [`${t(`names.${name}`)}: ${t(`tones.${findingTones[finding.name]}`)}, ${findingText(finding)}`]
        : [];
    }),
    ...shownFacts.map(({ label, value }) => `${label}: ${value}`),
  ].join(' | ');

  return (
    <Page
      part="self-check-screen"
      width="text"
      title={t('title')}
      lead={t('lead')}
      action={
        <Button
          variant="primary"
          icon={<Icon name="reload" size={18} />}
          isPending={isRunning}
          onClick={onAgain}
        >
          {t('again')}
        </Button>
      }
    >
      <Outcome isRunning={isRunning} wrong={wrong.length} />
      {isSlow && <SlowNotice what="loading" onStop={onStopWaiting} />}
      <CheckList findings={findings} />
      <Facts>
        <h2>{t('facts.title')}</h2>
        <KeyValueList items={shownFacts} />
        {!isRunning && (
          <CopyField
            label={t('copy.label')}
            hint={t('copy.hint')}
            value={report}
            copyLabel={tControls('copy')}
            copiedLabel={tControls('copied')}
            failedLabel={t('copy.failed')}
            onCopy={onCopy}
          />
        )}
      </Facts>
      {aloneHref !== undefined && (
        <TextLink href={aloneHref} isStandalone>
          {t('alone')}
        </TextLink>
      )}
    </Page>
  );
}

function Outcome({ isRunning, wrong }: { readonly isRunning: boolean; readonly wrong: number }) {
  const { t } = useTranslation('site-self-check');
  if (isRunning) return <Notice title={t('running')} />;
  if (wrong > 0) return <Notice tone="danger" title={t('wrong', { count: wrong })} />;
  return <Notice tone="success" title={t('allFine')} />;
}
