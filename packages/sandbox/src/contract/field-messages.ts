import {
  type MessageKey,
  type MessageLanguage,
  type MessageValues,
  translate,
} from '../messages/translate.ts';
import type { OperationId } from './document.ts';
import type { ContractError } from './validate.ts';

/** What a wrong pattern, or a wrong constant, means for a field. */
const byField: Readonly<Record<string, MessageKey>> = {
  phone: 'validation.phone',
  cpf_id: 'validation.cpf',
  cnpj: 'validation.pixKey',
  evp: 'validation.pixKey',
  phone_number: 'validation.pixKey',
  email: 'validation.email',
  qk_pwd: 'validation.withdrawalPassword',
  qk_pwd_confirmation: 'validation.withdrawalPassword',
  old_qk_pwd: 'validation.withdrawalPassword',
  code: 'validation.emailCode',
  is_adult: 'mustBeAdult',
  money: 'validation.amount',
};

const byKeyword: Readonly<Record<string, MessageKey>> = {
  required: 'validation.required',
  type: 'validation.type',
  enum: 'validation.option',
  const: 'validation.option',
  minLength: 'validation.minLength',
  maxLength: 'validation.maxLength',
  minimum: 'validation.min',
  maximum: 'validation.max',
};

function fieldOf(error: ContractError): string {
  if (error.keyword === 'required') return String(error.params.missingProperty);
  return error.instancePath.split('/')[1] ?? '';
}

function keyOf(error: ContractError, field: string, operation: OperationId): MessageKey {
  if (error.keyword === 'required' || error.data === '' || error.data === null) return 'validation.required';
  if (operation === 'register' && field === 'name') return 'validation.name';
  const isAboutLength = error.keyword === 'minLength' || error.keyword === 'maxLength';
  const special = isAboutLength ? undefined : byField[field];
  return special ?? byKeyword[error.keyword] ?? 'validation.format';
}

/** Laravel's `errors`: messages by field in the request's language, the first one of each field. */
export function fieldMessages(
  errors: readonly ContractError[],
  operation: OperationId,
  language: MessageLanguage,
): Record<string, string[]> {
  const messages: Record<string, string[]> = {};
  for (const error of errors) {
    const field = fieldOf(error) || 'body';
    const limit: unknown = error.params.limit;
    const values: MessageValues = typeof limit === 'number' ? { limit } : {};
    messages[field] ??= [translate(language, keyOf(error, field, operation), values)];
  }
  return messages;
}
