import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Accordion } from '../../../components/Accordion/Accordion.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { SectionHeader } from '../../../components/SectionHeader/SectionHeader.tsx';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.ts';
import { helpHref } from '../../help.ts';
import { AgencyPage } from '../parts/AgencyPage.tsx';

export const agencyFaqStates = ['Questions', 'FirstOpen'] as const;

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

const Group = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s3};
  ${media.desktop} {
    grid-template-columns: 14rem minmax(0, 1fr);
    gap: ${vars.space.s8};
    align-items: start;
  }
`;

const Help = styled.div`
  display: flex;
  justify-content: ${vars.page.axis};
`;

/** `/agency-center/faq`: what agents ask; figures are with the mechanism, where the server gives them. */
export function AgencyFaqScreen() {
  const { t } = useTranslation('agency');
  const { t: tControls } = useTranslation('controls');
  const groups = t('faq.groups', { returnObjects: true });
  return (
    <AgencyPage place="faq" isInviting title={t('faq.title')} lead={t('faq.lead')}>
      <Groups>
        {groups.map(({ title, items }) => (
          <Group key={title} aria-label={title}>
            <SectionHeader title={title} />
            <Accordion
              items={items.map(({ question, answer }) => ({
                id: question,
                title: question,
                content: answer,
              }))}
            />
          </Group>
        ))}
      </Groups>
      <Help>
        <ButtonLink href={helpHref()}>{tControls('support')}</ButtonLink>
      </Help>
    </AgencyPage>
  );
}
