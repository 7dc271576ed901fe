import { type DepositReminder, reminderSpans } from '@fortuna/domain/deposit-reminder.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { MoneyField } from '../../../components/MoneyField/MoneyField.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { vars } from '../../../theme/vars.ts';
import { Arrived } from '../../page/Arrived.tsx';
import { useSiteLanguage } from '../../useSiteLanguage.ts';

export const depositReminderStates = ['Nothing', 'Kept', 'Saved'] as const;

export interface DepositReminderFormProps {
  /** What is remembered on this device. */
  readonly kept: DepositReminder;
  /** Gets what is to be remembered from now on. */
  readonly onKeep: (reminder: DepositReminder) => void;
}

const Root = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space.s4};
  width: 100%;
  padding: ${vars.space.s5};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};

  h3 {
    font-size: ${vars.text.md};
  }
`;

/** Beside each other where there is room, and no larger than other fields: they are a note to oneself. */
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  gap: ${vars.space.s3};
  width: 100%;
  [data-part='money'] {
    padding-block: 0;
    font-size: ${vars.text.lg};
    > * {
      font-size: inherit;
    }
    > input {
      min-height: ${vars.size.control};
    }
  }
`;

/** From which amounts on a member wants to be reminded when depositing (requirement RG-01). It says plainly that nothing is kept back. */
export function DepositReminderForm({ kept, onKeep }: DepositReminderFormProps) {
  const { t } = useTranslation('site-pages');
  const language = useSiteLanguage();
  const [reminder, setReminder] = useState(kept);
  const [isSaved, setSaved] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    onKeep(reminder);
    setSaved(true);
  }

  return (
    <Root noValidate onSubmit={submit} aria-label={t('depositReminder.title')}>
      <h3>{t('depositReminder.title')}</h3>
      <p>{t('depositReminder.text')}</p>
      <Fields>
        {reminderSpans.map((span) => (
          <MoneyField
            key={span}
            name={span}
            language={language}
            label={t(`depositReminder.${span}`)}
            value={reminder[span]}
            refused={t('depositReminder.refused')}
            onChange={(amount) => {
              setSaved(false);
              setReminder({ ...reminder, [span]: amount });
            }}
          />
        ))}
      </Fields>
      <Button type="submit">{t('depositReminder.save')}</Button>
      {isSaved && (
        <Arrived>
          <Notice tone="success">{t('depositReminder.saved')}</Notice>
        </Arrived>
      )}
    </Root>
  );
}
