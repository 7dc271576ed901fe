import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { TokenText } from './TokenText.tsx';

const uses = {
  surface: 'Cards and lists on the page’s ground',
  control: 'Buttons at rest',
  pressed: 'A button while it is held',
  raised: 'Bars that stay, and what lies on art',
  overlay: 'Dialogs, menus, sheets: all that covers the page',
} as const;
type Shadow = keyof typeof uses;
const shadows = Object.keys(uses) as Shadow[];

const Page = styled.div`
  display: grid;
  gap: ${vars.space.s8};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: ${vars.space.s6};

  li {
    display: grid;
    gap: ${vars.space.s2};
    align-content: start;
    font-size: ${vars.text.sm};
  }
`;

const Sheet = styled.div`
  display: grid;
  gap: ${vars.space.s4};
  padding: ${vars.space.s5};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  min-height: 84px;
  ${shadows.map((name) => `&[data-shadow='${name}'] { box-shadow: ${vars.shadow[name]}; }`)}
  &[data-shadow='overlay'] {
    background: ${vars.color.surface2};
  }
`;

const Control = styled.span`
  padding: ${vars.space.s3} ${vars.space.s5};
  border: ${vars.size.edge} solid ${vars.color.controlEdge};
  border-radius: ${vars.radius.pill};
  background: ${vars.color.control};
  box-shadow: ${vars.shadow.control};
  justify-self: start;
`;

/** What each depth is for, and three of them on top of each other as a dialog over a card over the page has them. */
export function Elevation() {
  return (
    <Page>
      <List>
        {shadows.map((name) => (
          <li key={name}>
            <Sheet data-shadow={name} />
            {uses[name]}
            <TokenText group="shadow" name={name} />
          </li>
        ))}
      </List>
      <Sheet data-shadow="surface">
        A card
        <Sheet data-shadow="overlay">
          A dialog over it
          <Control>A control in it</Control>
        </Sheet>
      </Sheet>
    </Page>
  );
}
