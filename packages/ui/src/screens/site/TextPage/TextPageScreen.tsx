import { to } from '@fortuna/domain/site-map.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { TextLink } from '../../../components/TextLink/TextLink.tsx';
import { vars } from '../../../theme/vars.ts';
import { Page } from '../../page/Page/Page.tsx';
import { textAndSide } from '../../page/Page/page-columns.ts';
import { TextSections } from '../../page/TextSections.tsx';
import { PageContents } from './PageContents.tsx';

export const textPages = ['terms', 'privacy', 'responsibleGaming', 'faq'] as const;
export type TextPageName = (typeof textPages)[number];
export const textPageStates = ['Terms', 'Privacy', 'ResponsibleGaming', 'Faq'] as const;

export interface TextPageProps {
  /** Which text it is. */
  readonly page: TextPageName;
  /** What can be done about the first section. Left out: nothing. */
  readonly tool?: ReactNode;
}

const parts: Readonly<Record<TextPageName, string>> = {
  terms: 'terms',
  privacy: 'privacy',
  responsibleGaming: 'responsible-gaming',
  faq: 'faq',
};

const sectionId = (index: number): string => `s${index + 1}`;

const Columns = styled.div`
  ${textAndSide}
`;

/** In the layout, and without it where that may be what does not work. */
const Checks = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space.s6};
`;

/** The pages that the footer and the consent of the registration lead to. They claim nothing that is not so. */
export function TextPageScreen({ page, tool }: TextPageProps) {
  const { t } = useTranslation('site-pages');
  const { title, lead, sections } = t(page, { returnObjects: true });
  return (
    <Page
      part={parts[page]}
      width="contents"
      title={title}
      lead={lead}
      back={{ href: to('/'), label: t('back') }}
    >
      <Columns>
        <TextSections
          sections={sections.map((section, index) => ({
            ...section,
            id: sectionId(index),
            action:
              index === 0
                ? tool
                : page === 'faq' &&
                  index === sections.length - 1 && (
                    <Checks>
                      <TextLink href={to('/test12')} isStandalone>
                        {t('checkDevice')}
                      </TextLink>
                      <TextLink href={to('/test')} isStandalone>
                        {t('checkAlone')}
                      </TextLink>
                    </Checks>
                  ),
          }))}
        />
        <PageContents
          label={t('contents')}
          sections={sections.map(({ title: name }, index) => ({ id: sectionId(index), title: name }))}
        />
      </Columns>
    </Page>
  );
}
