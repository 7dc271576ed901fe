import { useTranslation } from 'react-i18next';
import { type IosInstallGuide, iosStepSigns } from '../../components/InstallButton/ios-install-guide.ts';

/** The steps of Safari's menu, in words. */
export function useIosGuide(): IosInstallGuide {
  const { t } = useTranslation('site-download');
  const { t: tControls } = useTranslation('controls');
  return {
    title: t('ios.title'),
    description: t('ios.text'),
    closeLabel: tControls('close'),
    steps: iosStepSigns.map((sign) => ({ sign, text: t(`ios.steps.${sign}`) })),
  };
}
