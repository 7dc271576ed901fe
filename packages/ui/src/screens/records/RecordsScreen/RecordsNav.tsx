import { to } from '@fortuna/domain/site-map.ts';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { focusRing } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { type RecordKind, recordKinds, recordPaths } from './RecordsScreen.view.ts';

export interface RecordsNavProps {
  readonly current: RecordKind;
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 2px;
  max-width: 520px;
  padding: 3px;
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.fieldBg};
`;

const Anchor = styled.a`
  display: grid;
  place-items: center;
  min-height: ${vars.size.target};
  padding-inline: ${vars.space.s2};
  border-radius: ${vars.radius.pill};
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  text-decoration: none;
  ${focusRing}
  &[aria-current='page'] {
    background: ${vars.color.surface3};
    color: ${vars.color.text};
    box-shadow:
      inset 0 1px 0 ${vars.color.topLight},
      inset 0 0 0 1.5px ${vars.color.accent};
  }
`;

/** Between the kinds of records, each an address of its own. */
export function RecordsNav({ current }: RecordsNavProps) {
  const { t } = useTranslation('records');
  return (
    <nav aria-label={t('nav.label')}>
      <List>
        {recordKinds.map((kind) => (
          <li key={kind}>
            <Anchor href={to(recordPaths[kind])} aria-current={kind === current ? 'page' : undefined}>
              {t(`nav.${kind}`)}
            </Anchor>
          </li>
        ))}
      </List>
    </nav>
  );
}
