import { AuthScreen } from '@fortuna/ui/screens/auth/Auth/AuthScreen.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { localPath, paths } from '../../paths.ts';
import { useAuthForms } from '../../session/use-auth-forms.ts';

/** `/login`: for those who arrive there; anywhere else the login comes over the page. */
export function Component() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forms = useAuthForms(() => navigate(localPath(search.get('back'), paths.home), { replace: true }));
  return <AuthScreen initialMode={search.get('mode') === 'register' ? 'register' : 'login'} {...forms} />;
}
