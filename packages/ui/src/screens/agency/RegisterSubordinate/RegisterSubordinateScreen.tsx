import { to } from '@fortuna/domain/site-map.ts';
import { Trans, useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { useBrand } from '../../../theme/brand-context.ts';
import { surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { Arrived } from '../../page/Arrived.tsx';
import type { PageView } from '../../page/loadable.ts';
import { columnAndSide } from '../../page/Page/page-columns.ts';
import { PageOutcome } from '../../page/PageOutcome.tsx';
import { PageState } from '../../page/PageState/PageState.tsx';
import { AgencyPage } from '../parts/AgencyPage.tsx';
import type { RegisterSubordinateContent } from './RegisterSubordinate.view.ts';
import { SubordinateForm, type SubordinateFormProps } from './SubordinateForm.tsx';

export const registerSubordinateStates = [
  'Form',
  'FieldErrors',
  'UnknownMember',
  'NoAgent',
  'Refused',
  'Submitting',
  'Done',
  'DoneByLookUp',
] as const;

export interface RegisterSubordinateScreenProps
  extends Pick<SubordinateFormProps, 'onRegister' | 'onStopWaiting'> {
  /** The form, or the account that it has made; or why it cannot be shown: signed out, on its way, failed. */
  readonly view: PageView<RegisterSubordinateContent>;
  /** Opens an empty form for the next one. */
  readonly onAgain: () => void;
}

const Columns = styled.div`
  ${columnAndSide}
`;

const Aside = styled.aside`
  display: grid;
  gap: ${vars.space.s3};
  padding: ${vars.space.s5};
  ${surface}
  &[data-look='ledger'] {
    padding: 0 0 0 ${vars.space.s5};
    border: 0;
    border-inline-start: 3px double ${vars.color.edge};
    border-radius: 0;
    background: none;
  }
  &[data-look='stickers'] {
    background: ${vars.color.secondSoft};
  }
  h2 {
    font-size: ${vars.text.lg};
  }
  ol {
    display: grid;
    gap: ${vars.space.s3};
    padding-inline-start: ${vars.space.s5};
    list-style: decimal;
  }
  li::marker {
    color: ${vars.color.accentText};
    font-weight: ${vars.weight.strong};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${vars.space.s3};
`;

const steps = ['phone', 'free', 'limit'] as const;

/** `/agency-center/register-subordinates`: somebody who has an account, and no agent yet. */
export function RegisterSubordinateScreen({ view, onAgain, ...handlers }: RegisterSubordinateScreenProps) {
  const { t } = useTranslation('agency');
  const { promotions } = useBrand().layout;
  return (
    <AgencyPage place="register" title={t('register.title')} lead={t('register.lead')}>
      <PageState
        view={view}
        skeleton={
          <Columns>
            <Skeleton shape="block" />
          </Columns>
        }
      >
        {({ inviteCode, step }) => (
          <Columns>
            <Arrived key={step.kind}>
              {step.kind === 'form' ? (
                <SubordinateForm
                  inviteCode={inviteCode}
                  isSubmitting={step.isSubmitting}
                  problem={step.problem}
                  {...handlers}
                />
              ) : (
                <PageOutcome
                  title={t('register.done.title')}
                  action={
                    <Buttons>
                      <ButtonLink href={to('/agency-center/invitation-record')} variant="primary">
                        {t('register.done.records')}
                      </ButtonLink>
                      <Button onClick={onAgain}>{t('register.done.another')}</Button>
                    </Buttons>
                  }
                >
                  {step.name === null ? (
                    t('register.done.plain', { id: step.memberId })
                  ) : (
                    <Trans
                      t={t}
                      i18nKey="register.done.text"
                      values={{ name: step.name }}
                      components={{ name: <bdi /> }}
                    />
                  )}
                </PageOutcome>
              )}
            </Arrived>
            <Aside data-look={promotions}>
              <h2>{t('register.steps.title')}</h2>
              <ol>
                {steps.map((one) => (
                  <li key={one}>{t(`register.steps.${one}`)}</li>
                ))}
              </ol>
            </Aside>
          </Columns>
        )}
      </PageState>
    </AgencyPage>
  );
}
