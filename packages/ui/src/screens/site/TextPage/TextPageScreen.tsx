import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import { Page } from '../../page/Page/Page.tsx';
import { TextSections } from '../../page/TextSections.tsx';

export const textPages = ['terms', 'privacy', 'responsibleGaming', 'faq'] as const;
export type TextPageName = (typeof textPages)[number];
export const textPageStates = ['Terms', 'Privacy', 'ResponsibleGaming', 'Faq'] as const;

export interface TextPageProps {
  readonly page: TextPageName;
}

/** The pages that the footer and the consent of the registration lead to. They claim nothing that is not so. */
export function TextPageScreen({ page }: TextPageProps) {
  const { t } = useTranslation('site-pages');
  const { title, lead, sections } = t(page, { returnObjects: true });
  return (
    <Page width="text" title={title} lead={lead} back={{ href: to('/'), label: t('back') }}>
      <TextSections sections={sections} />
    </Page>
  );
}
