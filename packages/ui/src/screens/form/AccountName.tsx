export interface AccountNameProps {
  readonly name: string;
}

/** Tells password managers whose password a form is about; nobody sees it. */
export function AccountName({ name }: AccountNameProps) {
  return <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />;
}
