import { localPath } from '@fortuna/domain/local-path.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { AuthScreen } from '@fortuna/ui/screens/auth/Auth/AuthScreen.tsx';
import { useBrand } from '@fortuna/ui/theme/brand-context.ts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { heroPath } from '../../brand/art-paths.ts';
import { useAuthForms } from '../../session/use-auth-forms.ts';
import { definePage } from '../define-page.tsx';

/** For those who arrive here; anywhere else the login comes over the page. */
function Login() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const forms = useAuthForms(() => navigate(localPath(search.get('back'), to('/')), { replace: true }));
  const { artFolder, hasOwnBanner } = useBrand();
  return (
    <AuthScreen
      initialMode={search.get('mode') === 'register' ? 'register' : 'login'}
      // What has a banner of its own has great pictures of its own.
      ownArt={
        hasOwnBanner && artFolder !== undefined ? (shape) => heroPath(artFolder, 'promo', shape) : undefined
      }
      {...forms}
    />
  );
}

export const page = definePage({ path: '/login' }, Login);
