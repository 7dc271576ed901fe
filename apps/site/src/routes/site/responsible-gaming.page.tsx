import { to } from '@fortuna/domain/site-map.ts';
import { TextLink } from '@fortuna/ui/components/TextLink/TextLink.tsx';
import { DepositReminderForm } from '@fortuna/ui/screens/site/DepositReminder/DepositReminderForm.tsx';
import { TextPageScreen } from '@fortuna/ui/screens/site/TextPage/TextPageScreen.tsx';
import { useTranslation } from 'react-i18next';
import { keepDepositReminder, readDepositReminder } from '../../platform/deposit-reminder.ts';
import { useSession } from '../../session/session-store.ts';
import { definePage } from '../define-page.tsx';

/** A member's own; guests are told that there is one. */
function OwnReminder() {
  const { t } = useTranslation('site-pages');
  const { view } = useSession();
  switch (view.kind) {
    case 'member': {
      const { id } = view.member;
      return (
        <DepositReminderForm
          key={id}
          kept={readDepositReminder(id)}
          onKeep={(reminder) => keepDepositReminder(id, reminder)}
        />
      );
    }
    case 'guest':
      return (
        <TextLink href={to('/login')} isStandalone>
          {t('depositReminder.logIn')}
        </TextLink>
      );
    default:
      return null;
  }
}

function ResponsibleGaming() {
  return <TextPageScreen page="responsibleGaming" tool={<OwnReminder />} />;
}

export const page = definePage({ path: '/responsible-gaming' }, ResponsibleGaming);
