import { to } from '@fortuna/domain/site-map.ts';
import { Skeleton } from '@fortuna/ui/components/Skeleton/Skeleton.tsx';
import { TextLink } from '@fortuna/ui/components/TextLink/TextLink.tsx';
import { PageState } from '@fortuna/ui/screens/page/PageState/PageState.tsx';
import { DepositReminderForm } from '@fortuna/ui/screens/site/DepositReminder/DepositReminderForm.tsx';
import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { useTranslation } from 'react-i18next';
import { keepDepositReminder, readDepositReminder } from '../../platform/deposit-reminder.ts';
import { knownMember } from '../../session/known-member.ts';
import { useSession } from '../../session/session-store.ts';
import { definePage } from '../define-page.tsx';

/** A member's own; guests are told that there is one. */
function OwnReminder() {
  const { t } = useTranslation('site-pages');
  const { view } = useSession();
  const member = knownMember(view);
  if (member === null)
    return (
      <TextLink href={to('/login')} isStandalone>
        {t('depositReminder.logIn')}
      </TextLink>
    );
  return (
    <PageState view={member} skeleton={<Skeleton shape="block" />}>
      {({ id }) => (
        <DepositReminderForm
          key={id}
          kept={readDepositReminder(id)}
          onKeep={(reminder) => keepDepositReminder(id, reminder)}
        />
      )}
    </PageState>
  );
}

function ResponsibleGaming() {
  return <TextPageScreen page="responsibleGaming" tool={<OwnReminder />} />;
}

export const page = definePage({ path: '/responsible-gaming' }, ResponsibleGaming);
