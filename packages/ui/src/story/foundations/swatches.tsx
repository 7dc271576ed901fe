import styled from 'styled-components';
import { tokenContract, tokenProperty } from '../../theme/contract.ts';
import { vars } from '../../theme/vars.ts';
import { TokenText } from './TokenText.tsx';

/** What the colour roles are for, in the order of the contract. */
const groups: readonly { readonly title: string; readonly roles: readonly string[] }[] = [
  {
    title: 'Surfaces',
    roles: ['bg', 'surface1', 'surface2', 'surface3', 'control', 'barBg', 'scrim', 'artScrim'],
  },
  { title: 'Text', roles: ['text', 'textMuted', 'textSubtle', 'onArt', 'onArtMuted'] },
  {
    title: 'Accent',
    roles: ['accent', 'accentHover', 'accentPressed', 'onAccent', 'accentText', 'accentSoft'],
  },
  { title: 'Second colour', roles: ['second', 'onSecond', 'secondSoft', 'ornament'] },
  {
    title: 'Outcomes',
    roles: [
      'win',
      'success',
      'successSoft',
      'warning',
      'warningSoft',
      'danger',
      'dangerSoft',
      'onDanger',
      'info',
      'infoSoft',
    ],
  },
  {
    title: 'Lines and focus',
    roles: ['line', 'lineStrong', 'edge', 'surfaceEdge', 'controlEdge', 'accentEdge', 'topLight', 'focus'],
  },
  {
    title: 'Fields and waiting',
    roles: [
      'fieldBg',
      'fieldLine',
      'fieldLineHover',
      'disabledBg',
      'disabledText',
      'skeleton',
      'skeletonShine',
    ],
  },
  { title: 'QR code', roles: ['qrBg', 'qrInk'] },
];

const named = new Set(groups.flatMap(({ roles }) => roles));
const unnamed = tokenContract.color.filter((role) => !named.has(role));

const Page = styled.div`
  display: grid;
  gap: ${vars.space.s8};
`;

const Group = styled.section`
  display: grid;
  gap: ${vars.space.s3};
`;

const Title = styled.h2`
  font-size: ${vars.text.lg};
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
  gap: ${vars.space.s3};
`;

const Swatch = styled.li`
  overflow: clip;
  border-radius: ${vars.radius.sm};
  background: ${vars.color.surface1};
  box-shadow: inset 0 1px 0 ${vars.color.topLight};

  > svg {
    width: 100%;
    height: 72px;
  }
  > div {
    display: grid;
    padding: ${vars.space.s2} ${vars.space.s3};
    font-size: ${vars.text.sm};
  }
`;

/** Every colour role with its name and property; a role that the groups forgot stands at the end. */
export function Swatches() {
  const all = unnamed.length > 0 ? [...groups, { title: 'Others', roles: unnamed }] : groups;
  return (
    <Page>
      {all.map(({ title, roles }) => (
        <Group key={title}>
          <Title>{title}</Title>
          <Grid>
            {roles.map((role) => (
              <Swatch key={role}>
                <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="10" height="10" fill={`var(${tokenProperty('color', role)})`} />
                </svg>
                <div>
                  {role}
                  <TokenText group="color" name={role} />
                </div>
              </Swatch>
            ))}
          </Grid>
        </Group>
      ))}
    </Page>
  );
}
