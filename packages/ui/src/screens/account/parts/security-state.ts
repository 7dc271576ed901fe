import type { Member } from '@fortuna/domain/model/auth.ts';
import { to } from '@fortuna/domain/site-map.ts';
import { type SecurityPlace, securityPlaces } from './security-places.ts';

/** What of it the account has. */
export function hasSet(member: Member, place: SecurityPlace): boolean {
  switch (place) {
    case 'password':
      return member.hasLoginPassword;
    case 'email':
      return member.email !== null;
    case 'withdrawalPassword':
      return member.hasWithdrawalPassword;
  }
}

/** The first thing that the account is without; null: it has all. */
export function firstMissing(member: Member): SecurityPlace | null {
  return securityPlaces.find((place) => !hasSet(member, place)) ?? null;
}

/** Where it is created or changed. */
export function securityHref(member: Member, place: SecurityPlace): string {
  switch (place) {
    case 'password':
      return to('/security-center/change-password');
    case 'email':
      return to('/security-center/verify-password');
    case 'withdrawalPassword':
      return member.hasWithdrawalPassword
        ? to('/security-center/change-withdrawal-password')
        : to('/withdrawalPassword', { back: to('/security-center') });
  }
}
