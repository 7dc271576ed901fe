import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { Page } from '../../page/Page/Page.tsx';

export const textPages = ['terms', 'privacy', 'responsibleGaming', 'faq'] as const;
export type TextPageName = (typeof textPages)[number];
export const textPageStates = ['Terms', 'Privacy', 'ResponsibleGaming', 'Faq'] as const;

export interface TextPageProps {
  readonly page: TextPageName;
}

const Sections = styled.div`
  display: grid;
  gap: ${vars.space.s6};
`;

const Section = styled.section`
  display: grid;
  gap: ${vars.space.s2};
  padding-top: ${vars.space.s5};
  border-top: 1px solid ${vars.color.line};

  h2 {
    font-size: ${vars.text.lg};
    ${media.wide} {
      font-size: ${vars.text.xl};
    }
  }
  p {
    color: ${vars.color.textMuted};
    line-height: 1.65;
    text-wrap: pretty;
  }
`;

/** The pages that the footer and the consent of the registration lead to. They claim nothing that is not so. */
export function TextPageScreen({ page }: TextPageProps) {
  const { t } = useTranslation('site-pages');
  const { title, lead, sections } = t(page, { returnObjects: true });
  return (
    <Page width="text" title={title} lead={lead} back={{ href: to('/'), label: t('back') }}>
      <Sections>
        {sections.map((section) => (
          <Section key={section.title}>
            <h2>{section.title}</h2>
            <p>{section.text}</p>
          </Section>
        ))}
      </Sections>
    </Page>
  );
}
