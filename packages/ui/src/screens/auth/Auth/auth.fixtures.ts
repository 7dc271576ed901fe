import { captchaSample } from '../../../components/CaptchaField/captcha.fixture.ts';
import { ready } from '../../page/loadable.ts';
import type { AuthSubmission, CaptchaView } from './Auth.view.ts';

export const captchaOf = (key: string): CaptchaView => ready({ key, image: captchaSample });

export const editing: AuthSubmission = { kind: 'editing', problem: null };

export const wrongCaptcha: AuthSubmission = {
  kind: 'editing',
  problem: { kind: 'invalid', fields: { captcha: 'O código de verificação está errado ou expirou.' } },
};
