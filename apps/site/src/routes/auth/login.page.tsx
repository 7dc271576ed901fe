import { localPath, to } from '@fortuna/domain/site-map.ts';
import { AuthScreen } from '@fortuna/ui/screens/auth/Auth/AuthScreen.tsx';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useAuthForms } from '../../session/use-auth-forms.ts';
import { definePage } from '../define-page.tsx';

/** For those who arrive here; anywhere else the login comes over the page. */
function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forms = useAuthForms(() => navigate(localPath(search.get('back'), to('/')), { replace: true }));
  return <AuthScreen initialMode={search.get('mode') === 'register' ? 'register' : 'login'} {...forms} />;
}

export const page = definePage({ path: '/login' }, Login);
