import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon, type IconName } from '../../../components/Icon/Icon.tsx';
import { SpinnerRing } from '../../../components/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { vars } from '../../../theme/vars.ts';
import {
  checkNames,
  type Finding,
  type FindingName,
  type FindingTone,
  findingTones,
  type SelfCheckView,
} from './SelfCheck.view.ts';
import { useFindingText } from './useFindingText.ts';

/** A tone is never told by colour alone. */
const signs: Readonly<Record<FindingTone, IconName>> = { fine: 'check', note: 'info', wrong: 'warning' };

type WrongName = {
  [Name in FindingName]: (typeof findingTones)[Name] extends 'wrong' ? Name : never;
}[FindingName];

function isWrong(name: FindingName): name is WrongName {
  return findingTones[name] === 'wrong';
}

const List = styled.ul`
  display: grid;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: ${vars.space.s1} ${vars.space.s3};
  padding-block: ${vars.space.s3};
  & + & {
    border-top: 1px solid ${vars.color.line};
  }
  > svg,
  > [data-part='ring'] {
    align-self: start;
    justify-self: center;
    margin-top: 2px;
    color: ${vars.color.textMuted};
  }
  &[data-tone='fine'] > svg {
    color: ${vars.color.success};
  }
  &[data-tone='note'] > svg {
    color: ${vars.color.info};
  }
  &[data-tone='wrong'] > svg {
    color: ${vars.color.danger};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${vars.space.s1};
  min-width: 0;
  overflow-wrap: anywhere;
  h2 {
    font-family: inherit;
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.strong};
    letter-spacing: normal;
  }
  p {
    color: ${vars.color.textMuted};
  }
  strong {
    color: ${vars.color.text};
    font-weight: ${vars.weight.medium};
  }
`;

/** Point by point: what was tried, what was found, and what to do where it is wrong. */
export function CheckList({ findings }: Pick<SelfCheckView, 'findings'>) {
  const { t } = useTranslation('site-self-check');
  const isRunning = checkNames.some((name) => findings[name] === undefined);
  return (
    <List aria-label={t('checks')} aria-busy={isRunning || undefined}>
      {checkNames.map((name) => {
        const finding = findings[name];
        const tone = finding && findingTones[finding.name];
        return (
          <Line key={name} data-check={name} data-tone={tone}>
            {tone === undefined ? (
              <SpinnerRing data-part="ring" aria-hidden="true" />
            ) : (
              <Icon name={signs[tone]} size={20} />
            )}
            <Words>
              <h2>{t(`names.${name}`)}</h2>
              {finding ? <Found finding={finding} /> : <p>{t('running')}</p>}
            </Words>
          </Line>
        );
      })}
    </List>
  );
}

function Found({ finding }: { readonly finding: Finding }) {
  const { t } = useTranslation('site-self-check');
  const findingText = useFindingText();
  const { name } = finding;
  return (
    <>
      <p>
        <VisuallyHidden>{t(`tones.${findingTones[name]}`)}: </VisuallyHidden>
        <bdi>{findingText(finding)}</bdi>
      </p>
      {isWrong(name) && (
        <p>
          <strong>{t(`advice.${name}`)}</strong>
        </p>
      )}
    </>
  );
}
