// Generated from apps/server/openapi.json by `npm run generate`. Do not edit.
export interface paths {
    "/iam/auth/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the scopes of the calling token */
        get: operations["get-token-permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/tokens/scopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the scopes that can be granted, and what each allows */
        get: operations["list-scopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tokens */
        get: operations["list-tokens"];
        put?: never;
        /**
         * Issue a token
         * @description The text of the token is in this answer alone: it is kept nowhere, and what is remembered for a retry with the same Idempotency-Key is sealed. Nobody grants a scope that they do not have themselves, and a token issues none that outlives it.
         */
        post: operations["create-token"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/tokens/{tokenId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a token */
        get: operations["get-token"];
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Ends the token for good, on every process within a second. It stays in the list, as revoked.
         */
        delete: operations["revoke-token"];
        options?: never;
        head?: never;
        /**
         * Change a token without reissuing it
         * @description Changes name, scopes or expiry; every process knows within a second. A scope that the token has already may stay although the caller lacks it; to add one, or to let the token live longer, the caller must have it.
         */
        patch: operations["patch-token"];
        trace?: never;
    };
    "/iam/session/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get what a passkey is to sign */
        post: operations["ask-for-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/session/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete signing in with a passkey */
        post: operations["show-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factors/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my passkeys */
        get: operations["list-passkeys"];
        put?: never;
        /** Begin to set up a passkey */
        post: operations["start-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factors/passkeys/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete setting up a passkey
         * @description Signing in asks for a second factor from now on. Whoever had none before gets recovery codes, which are shown only here. All other sessions of the user end.
         */
        post: operations["confirm-passkey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factors/passkeys/{passkeyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a passkey
         * @description Who removes the last second factor signs in with the password alone, and has no recovery codes.
         */
        delete: operations["remove-passkey"];
        options?: never;
        head?: never;
        /** Rename a passkey */
        patch: operations["rename-passkey"];
        trace?: never;
    };
    "/iam/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link to choose a new password sent by e-mail
         * @description Answers the same whether or not someone has this address. The link works once, for an hour.
         */
        post: operations["request-password-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password with the link of an invitation or a reset
         * @description A password has at least 12 characters and is none of those that are tried first. All sessions of the user end.
         */
        post: operations["set-password"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my password
         * @description All other sessions of the user end.
         */
        patch: operations["change-password"];
        trace?: never;
    };
    "/iam/session/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show my password once more
         * @description For 15 minutes after signing in, or after this, what one signs in with can be changed. A wrong password counts as a failed attempt.
         */
        post: operations["show-password"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/session/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete signing in with the code of an app */
        post: operations["show-totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/session/recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete signing in with a recovery code */
        post: operations["show-recovery-code"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what I have set up beside my password */
        get: operations["get-factors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factors/totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to set up the codes of an app */
        post: operations["start-totp"];
        /** Sign in without the codes of an app again */
        delete: operations["remove-totp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factors/totp/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete setting up with a code of the app
         * @description Signing in asks for a code from now on. Whoever had to set up a second factor is signed in by it. The recovery codes are shown only here; each works once.
         */
        post: operations["confirm-totp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the session: who has signed in, where, and what that allows */
        get: operations["get-session"];
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Answers with the cookie of a session. An unknown user, a wrong password, a locked account and a user who may not sign in get one answer, after the same time. Five failures from one network lock it out of the account for a minute, each further one twice as long, up to an hour. After twenty failures from all networks, unknown browsers get one attempt a minute, down to one in a quarter of an hour; a browser that the user has signed in with before, or in which a reset link was used, is not held up by that.
         */
        post: operations["start-session"];
        /** Sign out */
        delete: operations["end-session"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my sessions, on every device */
        get: operations["list-own-sessions"];
        put?: never;
        post?: never;
        /** Sign out everywhere */
        delete: operations["end-sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factor-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests to reset a second factor
         * @description Those that wait for a second administrator, oldest first.
         */
        get: operations["list-factor-resets"];
        put?: never;
        /**
         * Ask for a lost second factor to be reset
         * @description For another user, up to your own role. Nothing happens until a second administrator approves, within three days; the person is told by e-mail. Where a request is open already, that one is answered.
         */
        post: operations["request-factor-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factor-resets/{factorResetId}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve the reset of a second factor
         * @description As the second administrator: not whoever asked, not the person concerned, nobody below the role of that person, and nobody whom the first invited, gave another role or whose factors the first reset within the last seven days. Codes, passkeys and recovery codes are removed, all sessions of the person end, and the person is told by e-mail.
         */
        post: operations["approve-factor-reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iam/factor-resets/{factorResetId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw a request to reset a second factor */
        delete: operations["withdraw-factor-reset"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["list-users"];
        put?: never;
        /**
         * Create a user
         * @description Adds a user of the tenant and, if its role lets it sign in, invites it by an e-mail with a link to choose a password. The e-mail address is unique on the tenant, whether it is written in upper or lower case. Nobody gives a role stronger than their own: a person a role up to theirs, a token a role up to administrator whose scopes it all has itself.
         */
        post: operations["create-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a user */
        get: operations["get-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch or deactivate a user
         * @description Changes the fields that are given. Users are not deleted, because what they did bears their name: `active: false` deactivates one. The last active administrator of the tenant can neither be deactivated nor get a lower role. Nobody changes a user stronger than themselves.
         */
        patch: operations["patch-user"];
        trace?: never;
    };
    "/v1/{tenantId}/users/{userId}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a user again
         * @description Sends the user a new link to choose a password, valid for seven days and one use. Links sent before no longer work. The link goes to the e-mail address of the user and is in no answer; an operator can print one with `fordring user invite`. A user who has a password is not invited but resets it; one whose role cannot sign in (client, debtor, alternative-contact) has nothing to be invited to.
         */
        post: operations["create-invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/users/{userId}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign a user out everywhere
         * @description All sessions of the user end within a second. The user can sign in again. Nobody signs out a user stronger than themselves.
         */
        delete: operations["end-user-sessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/{caseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a case
         * @description By its id, or by its sequence number.
         */
        get: operations["get-case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a case
         * @description Changes what is given and leaves the rest. Ending a case needs an end reason; an ended case can be reopened, but not one that is merged into another. A case on which money is outstanding ends as `PAID` only with an `override`. A patch that changes nothing leaves no trace.
         */
        patch: operations["patch-case"];
        trace?: never;
    };
    "/v1/{tenantId}/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List cases */
        get: operations["list-cases"];
        put?: never;
        /**
         * Create a case
         * @description Opens a case of a customer together with its vouchers. Amounts count by their magnitude, and the voucher type says which way. Reference vouchers become vouchers of their own, tied to the one they stand in; payments among them are allocated to it at once and may not exceed it.
         */
        post: operations["create-case"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count cases
         * @description Takes the filters of the list and counts at most 1000, so that the answer comes as soon on a large tenant as on a small one.
         */
        get: operations["count-cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/count-by": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count cases by creditor or group
         * @description Takes the filters of the list and counts at most 1000 cases of each creditor or case group; those that no case fits of are left out.
         */
        get: operations["count-cases-by"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export cases as CSV
         * @description All cases that fit the filters of the list of cases, in its order. The file is CSV in UTF-8 with a byte order mark and a heading, separated by commas. Its columns are named as the fields of the list, amounts are in the minor unit, and a text that a spreadsheet would take for a formula is led by an apostrophe. It is written while it is read: one that breaks off was cut short.
         */
        get: operations["export-cases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/{caseId}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge another case into a case
         * @description Makes one case of two cases of a customer in the same currency. The one named in the body ends with the end reason MERGED and says in `mergedIntoCaseId` where it went. Its vouchers, allocations, interactions and updates are listed with the case that remains, its debits count in the balance of that case, its open updates pause that case and remind on it, and credits of either pay debits of the other. Entries stay on the case they were made on, so the merge can be undone. A case that was merged, or that others were merged into, is not merged into another.
         */
        post: operations["merge-case"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/{caseId}/merge/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a merge
         * @description The merged case has the status and end reason again that it had before, and each case what was made on it. Refused while credits of one of the two pay debits of the other: undo these allocations first.
         */
        post: operations["undo-case-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/customers/{customerId}/add-case-vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add vouchers to the open case of a customer
         * @description Extends the newest case of the customer in this currency that has not ended, or opens one where there is none, and says which for every voucher. A voucher whose `uniqueId` the customer has already is answered with its ids and not made again.
         */
        post: operations["add-case-vouchers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the updates of a case, a customer or a creditor, or what is due on all cases
         * @description With `caseId`, `customerId` or `creditorId` the updates on that case, customer or creditor in the order in which they were made. With none of them `due` must be true: the answer is what reminds on all cases of the tenant now, that which has waited longest first.
         */
        get: operations["list-updates"];
        put?: never;
        /**
         * Create an update
         * @description Puts an update on a case, a customer or a creditor, as its type says. It is paused from now on unless `pausedAt` says otherwise, and reminds from `pausedAt` on unless `remindedAt` does. Only updates on cases can be read back, so only they have a `Location`.
         */
        post: operations["create-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/updates/{updateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get update
         * @description Only updates on cases can be read; any other update answers 404, and so does one that is hidden from the role of the caller.
         */
        get: operations["get-update"];
        put?: never;
        post?: never;
        /**
         * Delete an update
         * @description Removes an update that was made by mistake; a case that it alone paused goes on.
         */
        delete: operations["delete-update"];
        options?: never;
        head?: never;
        /**
         * Patch update
         * @description Sets the date at which the update is continued; until then it is open. The date may lie in the future, and may be set again. Updates on customers and creditors are continued the same way.
         */
        patch: operations["patch-update"];
        trace?: never;
    };
    "/v1/{tenantId}/updates/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List update types */
        get: operations["list-update-types"];
        put?: never;
        /**
         * Create an update type
         * @description Adds an update type of the tenant’s own beside the standard ones.
         */
        post: operations["create-update-type"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/updates/types/{updateTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an update type */
        get: operations["get-update-type"];
        put?: never;
        post?: never;
        /**
         * Delete an update type
         * @description Only an update type of the tenant’s own that nothing uses can be deleted.
         */
        delete: operations["delete-update-type"];
        options?: never;
        head?: never;
        /**
         * Patch an update type
         * @description Changes the fields that are given; null takes a value away. `referenceType` changes only while nothing uses the type, and the standard update types not at all.
         */
        patch: operations["patch-update-type"];
        trace?: never;
    };
    "/v1/{tenantId}/case-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get case groups
         * @description Read page after page until one returns fewer items than `pageSize`. A page beyond the last is empty.
         */
        get: operations["get-case-groups"];
        put?: never;
        /**
         * Create a case group
         * @description Adds a group that cases can be put into.
         */
        post: operations["create-case-group"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/case-groups/{caseGroupId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a case group */
        get: operations["get-case-group"];
        put?: never;
        post?: never;
        /**
         * Delete a case group
         * @description Only a case group that no case is in can be deleted.
         */
        delete: operations["delete-case-group"];
        options?: never;
        head?: never;
        /**
         * Patch a case group
         * @description Changes the label and the settings, where they are given. Settings replace those before as a whole.
         */
        patch: operations["patch-case-group"];
        trace?: never;
    };
    "/v1/{tenantId}/end-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List end reasons */
        get: operations["list-end-reasons"];
        put?: never;
        /**
         * Create an end reason
         * @description Adds a reason of the tenant’s own for which cases can end, beside the standard ones.
         */
        post: operations["create-end-reason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/end-reasons/{endReasonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an end reason */
        get: operations["get-end-reason"];
        put?: never;
        post?: never;
        /**
         * Delete an end reason
         * @description Only an end reason of the tenant’s own that no case has can be deleted.
         */
        delete: operations["delete-end-reason"];
        options?: never;
        head?: never;
        /**
         * Update end reason
         * @description Changes the label, the handle or both. The standard end reasons cannot be edited; only end reasons created on the tenant can.
         */
        patch: operations["update-end-reason"];
        trace?: never;
    };
    "/v1/{tenantId}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List workflows */
        get: operations["list-workflows"];
        put?: never;
        /**
         * Create a workflow
         * @description A workflow is the way in which cases are pursued. A creditor names one as `defaultChainId` and one as `defaultClientChainId`.
         */
        post: operations["create-workflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a workflow */
        get: operations["get-workflow"];
        put?: never;
        post?: never;
        /**
         * Delete a workflow
         * @description Only a workflow that is not in use can be deleted.
         */
        delete: operations["delete-workflow"];
        options?: never;
        head?: never;
        /**
         * Patch a workflow
         * @description Changes the name and the description, where they are given; null takes a value away.
         */
        patch: operations["patch-workflow"];
        trace?: never;
    };
    "/v1/{tenantId}/property-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List property types */
        get: operations["list-property-types"];
        put?: never;
        /**
         * Create a property type
         * @description Defines a property that cases, case vouchers or creditors can carry in their `properties`, under the handle given here. A handle can be used once per entity.
         */
        post: operations["create-property-type"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/property-types/{propertyTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a property type */
        get: operations["get-property-type"];
        put?: never;
        post?: never;
        /**
         * Delete a property type
         * @description Only a property type of which nothing has a value can be deleted.
         */
        delete: operations["delete-property-type"];
        options?: never;
        head?: never;
        /**
         * Patch a property type
         * @description Changes the label and, of a dropdown, the options. The options given replace those before; one that something has chosen cannot go. Handle, type and entity never change.
         */
        patch: operations["patch-property-type"];
        trace?: never;
    };
    "/v1/{tenantId}/saved-views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List saved views
         * @description The views that the caller made and those that are shared.
         */
        get: operations["list-saved-views"];
        put?: never;
        /**
         * Create a saved view
         * @description Keeps the filters of a list under a name, for the caller alone unless `shared`.
         */
        post: operations["create-saved-view"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/saved-views/{savedViewId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a saved view */
        get: operations["get-saved-view"];
        put?: never;
        post?: never;
        /** Delete a saved view */
        delete: operations["delete-saved-view"];
        options?: never;
        head?: never;
        /**
         * Patch a saved view
         * @description Whoever made the view can change it, and so can administrators.
         */
        patch: operations["patch-saved-view"];
        trace?: never;
    };
    "/iam/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that I have a case open, and see who else has
         * @description Said every few seconds while a case is shown; a window that says nothing for 25 seconds is gone. It does not keep a session alive, and tokens, which nobody looks at a case with, are not taken.
         */
        post: operations["show-presence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/case-vouchers/{caseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the vouchers of a case
         * @description With `pointInTime` the vouchers that had been made by then, with what was outstanding or unallocated on them at that moment.
         */
        get: operations["list-case-vouchers"];
        put?: never;
        /**
         * Add a voucher to a case
         * @description A case voucher is never changed after it was made. A credit with `referenceCaseVoucherId` pays that debit at once, and cannot exceed what is outstanding on it. A voucher of a type with a payout recipient makes a payout to the contact, which keeps its own copy of the bank account. A credit cannot be dated after today, nor further back than the settings of the tenant allow. Ended cases take vouchers too: late payments happen. A claim that is added to a case that ended as `PAID` reopens it.
         */
        post: operations["create-case-voucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/case-vouchers/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export case vouchers as CSV
         * @description The vouchers of all cases that fit the filters, oldest first. The file is CSV in UTF-8 with a byte order mark and a heading, separated by commas. Its columns are named as the fields of the list, amounts are in the minor unit, and a text that a spreadsheet would take for a formula is led by an apostrophe. It is written while it is read: one that breaks off was cut short.
         */
        get: operations["export-case-vouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/case-vouchers/{caseId}/{caseVoucherId}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse a voucher
         * @description Takes a voucher back by a new one of the same type and amount and the opposite direction, whose `reversesCaseVoucherId` points at it. What the voucher paid, or was paid with, is undone first: debits that a reversed payment had paid are outstanding again, and payments of a reversed debit are unallocated again, to be allocated anew. Then the two settle each other in full, so that nothing is owed or unallocated on either. Vouchers tied to the reversed one stay. An ended case on which money is outstanding again is reopened, and an update of the type `Case reopened` says why. A voucher is reversed once, a reversal cannot be reversed, and neither can a voucher that was paid out to a contact: the money may have gone; write it off instead.
         */
        post: operations["reverse-case-voucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/{caseId}/balance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the balance of a case
         * @description What is owed and what was paid, in all, by category and for each voucher. With `pointInTime` as it was recorded at that moment: the balance is added up from the entries made by then, whatever their dates. Where a voucher has a yearly rate (`interest`), its line shows the interest that has run: simple, from `interestStartDate` (or else the due date) up to `interestEndDate` or the moment, both as days of the tenant’s time zone of which the first counts and the last does not, by actual days over 365, on what was outstanding on each day. A payment lowers that from its own date on. An interest voucher tied to a debit is a marker: its rate runs on that debit. Each line is rounded once, half up. Accrued interest is not booked: it enters `totals.accruedInterest` and no other total. The balance of a case that others were merged into covers them.
         */
        get: operations["get-case-balance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/case-voucher-allocations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the allocations of a case or of a voucher
         * @description Give exactly one of `caseId` and `caseVoucherId`. Allocations that were undone stay in the list.
         */
        get: operations["list-case-voucher-allocations"];
        put?: never;
        /**
         * Allocate a credit
         * @description Pays debits of the case, or of cases merged with it, with what is not yet used of a credit: the debits and amounts in `allocations`, all or nothing, or else as the allocation policy of the tenant says. What the policy finds no use for, such as an overpayment, stays unallocated.
         */
        post: operations["allocate-case-voucher"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/case-voucher-allocations/{allocationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an allocation
         * @description Also one that was undone.
         */
        get: operations["get-case-voucher-allocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/cases/{caseId}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a payment on a case
         * @description Money that came in for the case, to the collector or to the creditor (`source`): makes a deposit voucher and allocates it in the same step, to the debits in `allocations`, all or nothing, or else as the allocation policy of the tenant says. An overpayment stays unallocated on the deposit. A dry run answers what would be paid. Taken back by `reverse-case-voucher`.
         */
        post: operations["register-case-payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/case-voucher-allocations/{allocationId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an allocation
         * @description What was paid is outstanding again, and unallocated on the credit. The allocation of a reversal cannot be undone.
         */
        post: operations["undo-allocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/allocation-policy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the allocation policy
         * @description In which order a credit pays debits. The default is cost, fee, interest, compensation, payout, principal, the oldest first.
         */
        get: operations["get-allocation-policy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the allocation policy
         * @description Holds for what is allocated from now on. `entries: null` brings the default back.
         */
        patch: operations["patch-allocation-policy"];
        trace?: never;
    };
    "/v1/{tenantId}/direct-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a direct payment
         * @description Registers money that the debtor paid straight to the creditor. It is applied in full to the one case voucher named, as a deposit with source `CREDITOR`, and cannot exceed what is outstanding on it. A payment that covers several invoices is sent as one request per invoice, each with an `Idempotency-Key` of its own. It cannot be dated after today, nor further back than the settings of the tenant allow; one dated before the voucher it pays is accepted and marked. A payment that brings the case to nothing, interest included, ends it as `PAID`, unless the settings say otherwise.
         */
        post: operations["register-direct-payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/direct-payments/{caseVoucherId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a direct payment
         * @description Reads a payment back by the id of its deposit.
         */
        get: operations["get-direct-payment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List settlements */
        get: operations["list-billings"];
        put?: never;
        /**
         * Settle with a creditor
         * @description Makes a draft of a settlement: everything that debtors paid, recorded by the end of the period and not settled before, with corrections of what was undone since; commission and fees by the billing model; and what is paid out. With `Prefer: dry-run` it is a preview. Nothing is billed twice.
         */
        post: operations["create-billing"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billings/sum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up settlements
         * @description Takes the filters of the list and says what all approved settlements that fit come to, in each currency. Drafts are counted and not added up.
         */
        get: operations["sum-billings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billings/{billingId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a settlement */
        get: operations["get-billing"];
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description What the draft billed is free to be billed by the next settlement. An approved settlement stays.
         */
        delete: operations["delete-billing"];
        options?: never;
        head?: never;
        /**
         * Approve a settlement
         * @description An approved settlement has a number and, where something is to be paid out, a payout with its own copy of the bank account of the creditor. What the creditor owes by it becomes a receivable on its account, and what it owes from before is kept back of the payout. It is never changed again: what is corrected later is part of the next settlement.
         */
        patch: operations["patch-billing"];
        trace?: never;
    };
    "/v1/{tenantId}/billings/{billingId}/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a settlement bills
         * @description One entry for each allocation of a deposit, with the rate and the commission.
         */
        get: operations["list-billing-entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billings/{billingId}/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a settlement as CSV
         * @description Every entry of the settlement, by allocation. The file is CSV in UTF-8 with a byte order mark and a heading, separated by commas. Its columns are named as the fields of the list, amounts are in the minor unit, and a text that a spreadsheet would take for a formula is led by an apostrophe. It is written while it is read: one that breaks off was cut short.
         */
        get: operations["export-billing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billings/{billingId}/export.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Print a settlement
         * @description The settlement as tagged PDF, for the creditor: what was collected, what is charged, and what that comes to; in Danish where that is the language of the tenant, or else in English. A draft is marked as one, and of an approved settlement the file is the same each time.
         */
        get: operations["print-billing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billings/{billingId}/deposit-distribution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the deposit distribution of a settlement
         * @description One item for each deposit: what the settlement bills of it, by category and by whose money it is.
         */
        get: operations["get-deposit-distribution"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/payouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payouts */
        get: operations["list-payouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/payouts/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export payouts as CSV
         * @description All payouts that fit the filters of the list of payouts, in its order, but those that wait for a second person: the header `Payouts-Left-Out` says how many. Here the amount is given twice: in major units with two decimals, as banks take it, and in minor units. The file is CSV in UTF-8 with a byte order mark and a heading, separated by commas. Its columns are named as the fields of the list, amounts are in the minor unit, and a text that a spreadsheet would take for a formula is led by an apostrophe. It is written while it is read: one that breaks off was cut short.
         */
        get: operations["export-payouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/payouts/sum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sum up payouts
         * @description Takes the filters of the list and says what all that fit come to, in each currency.
         */
        get: operations["sum-payouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/payouts/{payoutId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a payout */
        get: operations["get-payout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a payout as paid
         * @description A payout is made as PENDING. Once the bank has paid it, it is marked as PAID, which cannot be undone. One whose `approvalState` is REQUIRED is approved by a second person first.
         */
        patch: operations["patch-payout"];
        trace?: never;
    };
    "/v1/{tenantId}/payouts/{payoutId}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a payout as the second person
         * @description Needed where the account of the recipient was changed within the days that the tenant has settled (`payoutReviewDays`), or is no longer the one the payout goes to. The second person is another administrator: never a token, nor whoever changed the account or issued the token that did, nor anybody whom they invited, raised or reset within seven days. A further change of the account makes the approval void. Approving what needs no approval changes nothing.
         */
        post: operations["approve-payout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/creditors/{creditorId}/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what a creditor owes */
        get: operations["get-creditor-account"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/creditors/{creditorId}/account/entries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the entries of a creditor’s account
         * @description A settlement in which the creditor owes raises a receivable; the next ones offset it against what they would pay out; the creditor may pay it; and it can be given up.
         */
        get: operations["list-creditor-entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/creditors/{creditorId}/account/entries/{entryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an entry of a creditor’s account */
        get: operations["get-creditor-entry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/creditors/{creditorId}/account/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a payment from a creditor
         * @description Money that the creditor paid of what it owes, and at most that.
         */
        post: operations["register-creditor-payment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/creditors/{creditorId}/account/entries/{entryId}/reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reverse an entry of a creditor’s account
         * @description Takes back a payment that was a mistake, or gives up a receivable that is still owed in full. Both entries stay. What a settlement offset cannot be reversed.
         */
        post: operations["reverse-creditor-entry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billing-models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List billing models */
        get: operations["list-billing-models"];
        put?: never;
        /**
         * Create a billing model
         * @description A billing model says how the tenant settles with a creditor: commission by the age or the size of the claim, fixed fees, VAT, who keeps what, and least amounts. A creditor names one as its default.
         */
        post: operations["create-billing-model"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/billing-models/{billingModelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a billing model */
        get: operations["get-billing-model"];
        put?: never;
        post?: never;
        /**
         * Delete a billing model
         * @description Only a billing model that is not in use can be deleted.
         */
        delete: operations["delete-billing-model"];
        options?: never;
        head?: never;
        /**
         * Patch a billing model
         * @description Changes what is given; null takes a value away. `commission`, `fees` and `keptByCollector` are replaced as a whole. Settlements that were made keep the terms they were made by.
         */
        patch: operations["patch-billing-model"];
        trace?: never;
    };
    "/v1/{tenantId}/voucher-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List voucher types */
        get: operations["list-voucher-types"];
        put?: never;
        /**
         * Create a voucher type
         * @description Adds a voucher type of the tenant’s own beside the standard ones, which exist on every tenant under the same ids.
         */
        post: operations["create-voucher-type"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/voucher-types/{voucherTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a voucher type */
        get: operations["get-voucher-type"];
        put?: never;
        post?: never;
        /**
         * Delete a voucher type
         * @description Only a voucher type of the tenant’s own that no voucher has can be deleted.
         */
        delete: operations["delete-voucher-type"];
        options?: never;
        head?: never;
        /**
         * Patch a voucher type
         * @description Changes the handle, the label and whether vouchers have a payout recipient, where they are given. Category and direction never change, and the standard voucher types not at all.
         */
        patch: operations["patch-voucher-type"];
        trace?: never;
    };
    "/v1/{tenantId}/transaction-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List transaction accounts */
        get: operations["list-transaction-accounts"];
        put?: never;
        /**
         * Create a transaction account
         * @description Adds a bank account that the tenant collects money on. Each currency has one default account at most.
         */
        post: operations["create-transaction-account"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/transaction-accounts/{transactionAccountId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a transaction account */
        get: operations["get-transaction-account"];
        put?: never;
        post?: never;
        /**
         * Delete a transaction account
         * @description Where the account was the default of its currency, the currency then has none.
         */
        delete: operations["delete-transaction-account"];
        options?: never;
        head?: never;
        /**
         * Patch a transaction account
         * @description Changes the fields that are given. The currency of an account never changes.
         */
        patch: operations["patch-transaction-account"];
        trace?: never;
    };
    "/v1/{tenantId}/customers/{customerId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a customer */
        get: operations["get-customer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes what is given and leaves the rest. Users have operations of their own.
         */
        patch: operations["patch-customer"];
        trace?: never;
    };
    "/v1/{tenantId}/customers/by-reference-id/{referenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a customer by its reference
         * @description The reference is written percent-encoded, `a/b` as `a%2Fb`. Where customers of several creditors share it, `creditorId` says which is meant.
         */
        get: operations["get-customer-by-reference-id"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customers */
        get: operations["list-customers"];
        put?: never;
        /**
         * Create a customer
         * @description Adds a customer of a creditor together with the people and companies related to it, such as the debtor.
         */
        post: operations["create-customer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/customers/{customerId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a user to a customer
         * @description A person or company behind the customer: a further debtor, a guarantor, a lawyer.
         */
        post: operations["create-customer-user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/customers/{customerId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a user off a customer
         * @description The last debtor of a customer stays.
         */
        delete: operations["delete-customer-user"];
        options?: never;
        head?: never;
        /**
         * Change a user of a customer
         * @description Changes what is given and leaves the rest. The last debtor of a customer remains its debtor.
         */
        patch: operations["patch-customer-user"];
        trace?: never;
    };
    "/v1/{tenantId}/creditors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List creditors */
        get: operations["list-creditors"];
        put?: never;
        /**
         * Create a creditor
         * @description Adds a party whose claims the tenant collects. A name is enough: the `state` is then ACTIVE, `isCompany` true, every other flag false and the rest null. Bank accounts are for administrators to give.
         */
        post: operations["create-creditor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/creditors/{creditorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a creditor */
        get: operations["get-creditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch a creditor
         * @description Changes the fields that are given; null takes a value away where there can be none. An address replaces the one before as a whole. A body that changes nothing is fine. Bank accounts are for administrators: other members of a caseworker’s request are not written either where it holds one. The other administrators are told of a change by e-mail, and the next payouts show it.
         */
        patch: operations["patch-creditor"];
        trace?: never;
    };
    "/v1/{tenantId}/ultimate-creditors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List ultimate creditors */
        get: operations["list-ultimate-creditors"];
        put?: never;
        /**
         * Create an ultimate creditor
         * @description An ultimate creditor is the original creditor behind the creditor on a case. Letters of a case that has one speak of it where they would speak of the creditor.
         */
        post: operations["create-ultimate-creditor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/ultimate-creditors/{ultimateCreditorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an ultimate creditor */
        get: operations["get-ultimate-creditor"];
        put?: never;
        post?: never;
        /**
         * Delete an ultimate creditor
         * @description Only an ultimate creditor that is not in use can be deleted.
         */
        delete: operations["delete-ultimate-creditor"];
        options?: never;
        head?: never;
        /**
         * Patch an ultimate creditor
         * @description Changes the name, the address and the registry identifier, where they are given; null takes a value away. An address replaces the one before as a whole. The creditor that it stands behind stays the same.
         */
        patch: operations["patch-ultimate-creditor"];
        trace?: never;
    };
    "/v1/{tenantId}/collectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List collectors */
        get: operations["list-collectors"];
        put?: never;
        /**
         * Create a collector
         * @description A collector is the party that collects. A creditor names one as its default.
         */
        post: operations["create-collector"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/collectors/{collectorId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a collector */
        get: operations["get-collector"];
        put?: never;
        post?: never;
        /**
         * Delete a collector
         * @description Only a collector that is not in use can be deleted.
         */
        delete: operations["delete-collector"];
        options?: never;
        head?: never;
        /**
         * Patch a collector
         * @description Changes the name and the registry identifier, where they are given; null takes a value away.
         */
        patch: operations["patch-collector"];
        trace?: never;
    };
    "/v1/{tenantId}/contacts/{contactId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a contact */
        get: operations["get-contact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Payouts already made to the contact keep their own copy of its bank account.
         */
        delete: operations["delete-contact"];
        options?: never;
        head?: never;
        /**
         * Patch a contact
         * @description Changes the fields that are given; null takes a value away. Payouts already made to the contact keep their own copy of its bank account. The other administrators are told of another account by e-mail, and the next payouts show it.
         */
        patch: operations["patch-contact"];
        trace?: never;
    };
    "/v1/{tenantId}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List contacts */
        get: operations["list-contacts"];
        put?: never;
        /**
         * Create a contact
         * @description Adds a third party that the tenant writes to or pays out to on behalf of a creditor. Only administrators manage contacts; a token acts as one within its scopes.
         */
        post: operations["create-contact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/bank-account-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List changes of bank accounts
         * @description Every time the account of a creditor, a contact, a transaction account or the tenant itself was set, changed or removed: to what, when and by whom.
         */
        get: operations["list-bank-account-changes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/interactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List interactions
         * @description The interactions that the caller may see: those whose `minVisibilityRole` is the role of the caller or a lower one. A token acts as an administrator.
         */
        get: operations["list-interactions"];
        put?: never;
        /**
         * Create an interaction
         * @description Registers a message or note, for example a contact form that a debtor submitted (type `DEBTOR NOTE`). Notes are HTML and are sanitised; files are named by id or come along in base64. An OUTGOING interaction of type EMAIL with `email` is sent: it is PENDING until the first attempt, QUEUED until a mail server took it, then SENT; `delivery` says what the servers answered. One that is dated later goes out then. With the scope `write:interactions.create` alone nothing is sent: outgoing interactions are PENDING (an e-mail is HELD) until somebody with `write:interactions` queues them, and files that are attached by id are shown to staff only.
         */
        post: operations["create-interaction"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/interactions/{interactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an interaction
         * @description One that is kept from the role of the caller answers 404.
         */
        get: operations["get-interaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Map or move on an interaction
         * @description Maps an interaction to what it belongs to (a `referenceId` alone names a case and maps it), says that it was HANDLED, cancels an outgoing one that is not sent yet, says that one was SENT which the service does not send (a letter that went by post), or takes it from the lists (DELETED). QUEUED sends an e-mail that is held because its creator may not send. Otherwise QUEUED, and SENT of an e-mail that the service sends, are set by the service.
         */
        patch: operations["patch-interaction"];
        trace?: never;
    };
    "/v1/{tenantId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List documents */
        get: operations["list-documents"];
        put?: never;
        /**
         * Make a letter
         * @description Makes a letter for a case from a template, as tagged PDF, and keeps it with the data it was made from. Unless told otherwise it is put on the case as an outgoing interaction of type LETTER. On a case with an ultimate creditor the letter speaks of that one as the creditor. A demand gives at least 10 days.
         */
        post: operations["create-document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/documents/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a letter
         * @description Sets the letter that a text would become, for a case or with example data, as PDF. Nothing is kept.
         */
        post: operations["preview-document"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/documents/preview.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a letter before it is made
         * @description The PDF that `create-document` would make of the same choice now, for a browser to show. Nothing is kept, and what is refused there is refused here.
         */
        get: operations["show-letter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what is known of a document */
        get: operations["get-document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch a document
         * @description Shows the document to the debtor, or takes that back. The document itself never changes.
         */
        patch: operations["patch-document"];
        trace?: never;
    };
    "/v1/{tenantId}/documents/{documentId}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what a document was made from
         * @description The template as it was then, and what its mentions stood for: proof of what was written and why.
         */
        get: operations["get-document-source"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/documents/{documentId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Download a document */
        get: operations["download-document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List templates */
        get: operations["list-templates"];
        put?: never;
        /**
         * Create a template
         * @description A template is text in Liquid with mentions of the case. It is filled in with example data before it is kept, so that a mention that there is not is found now and not when a letter is due.
         */
        post: operations["create-template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/templates/mentions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what templates can mention
         * @description Every mention with its type, what stands there, and an example. On a case with an ultimate creditor the mentions of the creditor are those of the ultimate creditor.
         */
        get: operations["list-template-mentions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a template */
        get: operations["get-template"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description Only a template that no document was made from can be deleted.
         */
        delete: operations["delete-template"];
        options?: never;
        head?: never;
        /**
         * Patch a template
         * @description Changes the fields that are given. Letters that were made from it before stay as they are.
         */
        patch: operations["patch-template"];
        trace?: never;
    };
    "/v1/{tenantId}/templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a template
         * @description Fills a template in for a case, or with example data, and keeps nothing.
         */
        post: operations["preview-template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List files */
        get: operations["list-files"];
        put?: never;
        /**
         * Upload a file
         * @description Send `multipart/form-data` with one part named `file` (up to 25 MiB), or a JSON body with the content in base64 (up to 1 MiB of body). Accepted are pdf, png, jpg, docx, xlsx, csv, txt and eml; a file must hold what the end of its name says. A retry with the same Idempotency-Key is known by the name and the content of the file.
         */
        post: operations["create-file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get what is known of a file */
        get: operations["get-file"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Only a file that no interaction carries and no property names can be deleted.
         */
        delete: operations["delete-file"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/files/{fileId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a file
         * @description Answers the content as an attachment under the name of the file, for a browser to save and not to show.
         */
        get: operations["download-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List links */
        get: operations["list-links"];
        put?: never;
        /**
         * Create a link to a case
         * @description Makes an address that shows the case to whoever opens it, without a login: what is owed and to whom, how to pay, and a form to write back. Hand it to the debtor alone. The address is in this answer and cannot be asked for again.
         */
        post: operations["create-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a link */
        get: operations["get-link"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/links/{linkId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a link
         * @description The address opens nothing from then on, for good. To revoke a link again changes nothing.
         */
        post: operations["revoke-link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List outgoing e-mails
         * @description The e-mails of the tenant, newest first: those waiting, and for 30 days those that are done. Messages on cases need the scope `read:interactions`, e-mails to the staff `read:users`. Demo and test tenants send nothing: their e-mails are kept here, with their text.
         */
        get: operations["list-outgoing-mails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of a webhook
         * @description Oldest first. What is done is kept for 30 days.
         */
        get: operations["list-webhook-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a delivery with its attempts
         * @description What was sent, and what the receiver answered, is shown to those who may read it: `body` and the answers are null without the scope of the area of the event, and where it is hidden from the role of the caller.
         */
        get: operations["get-webhook-delivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/{webhookId}/deliveries/{deliveryId}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again
         * @description Whatever became of it, and even while the webhook is off. The `webhook-id` stays the same.
         */
        post: operations["redeliver-webhook-delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what did not arrive
         * @description Everything since a moment that failed, was skipped while the webhook was off, or waits for another attempt; of one webhook or of all.
         */
        post: operations["redeliver-webhook-deliveries"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the feed of events
         * @description For those who cannot be called. Events come in the order in which they became known, behind `after`, or else behind what this caller acknowledged last. Whoever has read up to an event has missed none before it. Only events of areas that the caller has the scope for are listed (`interactions.create` needs `read:interactions`), and none about what is hidden from its role.
         */
        get: operations["list-webhook-items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/items/acknowledge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Acknowledge events of the feed
         * @description Remembers for this caller that everything up to the event was dealt with: the feed then goes on behind it. It never goes back.
         */
        post: operations["acknowledge-webhook-items"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listen to events as they happen
         * @description Server-sent events: the `id` of each is that of the event, `event` its type, and `data` the body that a delivery has; test events that were sent to no webhook carry the field `test`. It begins now, or behind `Last-Event-ID`, and misses none in between; the first message has an `id` and no data, for those who are cut off before anything happens. A comment comes every 15 seconds. It has the events that the feed has for this caller. The stream is closed after an hour, when the service stops, when the token ends or its scopes change, and where it is read too slowly; a last comment says which.
         */
        get: operations["stream-webhook-items"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook */
        get: operations["get-webhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Its deliveries go with it; what was not sent yet will not be.
         */
        delete: operations["delete-webhook"];
        options?: never;
        head?: never;
        /**
         * Patch a webhook
         * @description Changes the fields that are given. Switching it off skips what waits to be sent; that can be sent again later. Only who has all scopes of the webhook gives it another URL.
         */
        patch: operations["patch-webhook"];
        trace?: never;
    };
    "/v1/{tenantId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: operations["list-webhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Events that happen from now on are posted to the URL and signed with the secret, which is shown only in this answer. The webhook is sent what its creator may read (`scopes`), now and for as long as the creator may: events of other areas, and about what is hidden from the role of the creator, are not delivered.
         */
        post: operations["create-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types of events
         * @description Each with an example of what is sent. Their schemas are under `webhooks` in the OpenAPI document.
         */
        get: operations["list-event-types"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate the secret of a webhook
         * @description For 24 hours every message carries a signature of the new secret and of the one before it, so that the receiver can change over. Secrets of earlier rotations sign until their own 24 hours are over, unless `previousSecrets` revokes them. Only who has all scopes of the webhook rotates its secret.
         */
        post: operations["rotate-webhook-secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/webhooks/test-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description An event of any type with data as a real one has it. It goes to one webhook, or to all who listen to the stream. It carries the header `fordring-test: true` (in the stream, the field `test`), and is not part of the feed.
         */
        post: operations["send-test-event"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests to the API
         * @description The requests of the last 30 days, the newest first, with how each was answered. A request is listed about a second after its answer. `from` is the first moment that is meant and `to` the first that is not. Requests without a valid token are not among them. Of an operation in an area that the caller has no scope to read, and of a caller with a higher role, only that it happened and how it ended is shown: the path is that of the operation, and query, key and ids are left out.
         */
        get: operations["list-requests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a request to the API
         * @description A request with its bodies, as far as they are kept: without secrets, contents of files and what looks like a CPR number, and cut off after 4 KiB. They are null where the caller may not read the area of the operation.
         */
        get: operations["get-request"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/reports/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the overview of a tenant
         * @description What was collected this month against last, how old what is owed is, how many cases stand where, and what waits for someone. With `caseworkerId` only what belongs to the creditors that this user is case responsible for; messages that are on no case yet are counted for everybody. Counted at the moment that `asOf` names: at most every other second, and for large tenants less often.
         */
        get: operations["get-overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/reports/collected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what was collected within a period
         * @description By month and by creditor, in each currency: deposits by their date less those that were reversed, as the overview counts them. A period has at most 36 months. Counted at the moment that `asOf` names: at most every other second, and for large tenants less often.
         */
        get: operations["get-collected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/reports/collected/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export what was collected as CSV
         * @description A line for each month or each creditor, in each currency. The file is CSV in UTF-8 with a byte order mark and a heading, separated by commas. Its columns are named as the fields of the list, amounts are in the minor unit, and a text that a spreadsheet would take for a formula is led by an apostrophe. It is written while it is read: one that breaks off was cut short.
         */
        get: operations["export-collected"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/reports/ageing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how old what is owed is
         * @description What is outstanding on cases that have not ended, by how long it has been due (its date where it has no due date), of all and of each creditor, as the overview counts it. `list-cases` finds the cases of a bucket with `ageing`. Counted at the moment that `asOf` names: at most every other second, and for large tenants less often.
         */
        get: operations["get-ageing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/reports/ageing/export.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export how old what is owed is as CSV
         * @description A line for each creditor and how long it has been due, in each currency. The file is CSV in UTF-8 with a byte order mark and a heading, separated by commas. Its columns are named as the fields of the list, amounts are in the minor unit, and a text that a spreadsheet would take for a formula is led by an apostrophe. It is written while it is read: one that breaks off was cut short.
         */
        get: operations["export-ageing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the audit trail
         * @description Who changed what, when, and from what to what, the newest first. `from` is the first moment that is meant and `to` the first that is not. Failed sign-ins and refused privileges are on the trail too, with the problem in `refused`: the first at once, the same again as one entry a minute with a `count`. Entries are never changed or deleted. Only entries of things that the caller may read are listed: those whose area it has the scope for, and that are not hidden from its role.
         */
        get: operations["list-audit-entries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{tenantId}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the settings of the tenant */
        get: operations["get-tenant-settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the tenant
         * @description Changes what is given; null clears a field that may be null. In which order credits pay debits is settled by the allocation policy.
         */
        patch: operations["patch-tenant-settings"];
        trace?: never;
    };
}
export interface webhooks {
    "tokens.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * tokens.create
         * @description An API token was issued; its text is not told.
         */
        post: operations["on-tokens-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tokens.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * tokens.update
         * @description The name, scopes or expiry of an API token were changed.
         */
        post: operations["on-tokens-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tokens.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * tokens.revoke
         * @description An API token was revoked.
         */
        post: operations["on-tokens-revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "users.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * users.create
         * @description A user of the tenant was added.
         */
        post: operations["on-users-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "users.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * users.update
         * @description A user of the tenant was changed.
         */
        post: operations["on-users-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "users.invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * users.invite
         * @description A user of the tenant was invited again.
         */
        post: operations["on-users-invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cases.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cases.create
         * @description A case was opened.
         */
        post: operations["on-cases-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cases.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cases.update
         * @description Something of a case was changed.
         */
        post: operations["on-cases-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cases.merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cases.merge
         * @description A case took in another one.
         */
        post: operations["on-cases-merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cases.merge-undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cases.merge-undo
         * @description A merge was taken back.
         */
        post: operations["on-cases-merge-undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "cases.status-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * cases.status-change
         * @description A case was verified, ended or opened again.
         */
        post: operations["on-cases-status-change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "updates.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * updates.create
         * @description An update was added.
         */
        post: operations["on-updates-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "updates.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * updates.update
         * @description An update was continued.
         */
        post: operations["on-updates-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "updates.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * updates.delete
         * @description An update was removed; the data is what it was.
         */
        post: operations["on-updates-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update-types.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update-types.create
         * @description An update type was added.
         */
        post: operations["on-update-types-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update-types.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update-types.update
         * @description An update type was changed.
         */
        post: operations["on-update-types-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "update-types.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * update-types.delete
         * @description An update type was removed; the data is what it was.
         */
        post: operations["on-update-types-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case-groups.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case-groups.create
         * @description A case group was added.
         */
        post: operations["on-case-groups-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case-groups.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case-groups.update
         * @description A case group was changed.
         */
        post: operations["on-case-groups-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case-groups.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case-groups.delete
         * @description A case group was removed; the data is what it was.
         */
        post: operations["on-case-groups-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "end-reasons.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * end-reasons.create
         * @description An end reason was added.
         */
        post: operations["on-end-reasons-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "end-reasons.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * end-reasons.update
         * @description An end reason was changed.
         */
        post: operations["on-end-reasons-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "end-reasons.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * end-reasons.delete
         * @description An end reason was removed; the data is what it was.
         */
        post: operations["on-end-reasons-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "workflows.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * workflows.create
         * @description A workflow was added.
         */
        post: operations["on-workflows-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "workflows.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * workflows.update
         * @description A workflow was changed.
         */
        post: operations["on-workflows-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "workflows.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * workflows.delete
         * @description A workflow was removed; the data is what it was.
         */
        post: operations["on-workflows-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property-types.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * property-types.create
         * @description A property type was added.
         */
        post: operations["on-property-types-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property-types.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * property-types.update
         * @description A property type was changed.
         */
        post: operations["on-property-types-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "property-types.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * property-types.delete
         * @description A property type was removed; the data is what it was.
         */
        post: operations["on-property-types-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case-vouchers.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case-vouchers.create
         * @description A claim or credit was added.
         */
        post: operations["on-case-vouchers-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case-vouchers.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case-vouchers.update
         * @description What is outstanding of a debit, or unallocated of a credit, has changed.
         */
        post: operations["on-case-vouchers-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "case-vouchers.reverse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * case-vouchers.reverse
         * @description A voucher was taken back; the data is the new voucher that takes it back.
         */
        post: operations["on-case-vouchers-reverse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "allocation-policies.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * allocation-policies.update
         * @description The order in which credits pay debits was changed.
         */
        post: operations["on-allocation-policies-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billings.draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * billings.draft
         * @description A settlement with a creditor was drafted.
         */
        post: operations["on-billings-draft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billings.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * billings.create
         * @description A settlement with a creditor counts: its draft was approved.
         */
        post: operations["on-billings-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billings.approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * billings.approve
         * @description A settlement was approved.
         */
        post: operations["on-billings-approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billings.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * billings.delete
         * @description A draft of a settlement was deleted; the data is what it was.
         */
        post: operations["on-billings-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payouts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payouts.create
         * @description A payout was ordered.
         */
        post: operations["on-payouts-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payouts.approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payouts.approve
         * @description A second person approved where a payout goes.
         */
        post: operations["on-payouts-approve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "payouts.pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * payouts.pay
         * @description A payout was marked as paid.
         */
        post: operations["on-payouts-pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "creditor-accounts.entry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * creditor-accounts.entry
         * @description What a creditor owes has changed: by a settlement, a payment or a reversal.
         */
        post: operations["on-creditor-accounts-entry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billing-models.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * billing-models.create
         * @description A billing model was added.
         */
        post: operations["on-billing-models-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billing-models.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * billing-models.update
         * @description A billing model was changed.
         */
        post: operations["on-billing-models-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "billing-models.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * billing-models.delete
         * @description A billing model was removed; the data is what it was.
         */
        post: operations["on-billing-models-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "voucher-types.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * voucher-types.create
         * @description A voucher type was added.
         */
        post: operations["on-voucher-types-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "voucher-types.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * voucher-types.update
         * @description A voucher type was changed.
         */
        post: operations["on-voucher-types-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "voucher-types.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * voucher-types.delete
         * @description A voucher type was removed; the data is what it was.
         */
        post: operations["on-voucher-types-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction-accounts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction-accounts.create
         * @description A transaction account was added.
         */
        post: operations["on-transaction-accounts-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction-accounts.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction-accounts.update
         * @description A transaction account was changed.
         */
        post: operations["on-transaction-accounts-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "transaction-accounts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * transaction-accounts.delete
         * @description A transaction account was removed; the data is what it was.
         */
        post: operations["on-transaction-accounts-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customers.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * customers.create
         * @description A customer was added.
         */
        post: operations["on-customers-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customers.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * customers.update
         * @description A customer, or one of its users, was changed.
         */
        post: operations["on-customers-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "creditors.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * creditors.create
         * @description A creditor was added.
         */
        post: operations["on-creditors-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "creditors.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * creditors.update
         * @description A creditor was changed.
         */
        post: operations["on-creditors-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ultimate-creditors.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ultimate-creditors.create
         * @description An ultimate creditor was added.
         */
        post: operations["on-ultimate-creditors-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ultimate-creditors.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ultimate-creditors.update
         * @description An ultimate creditor was changed.
         */
        post: operations["on-ultimate-creditors-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "ultimate-creditors.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * ultimate-creditors.delete
         * @description An ultimate creditor was removed; the data is what it was.
         */
        post: operations["on-ultimate-creditors-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "collectors.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * collectors.create
         * @description A collector was added.
         */
        post: operations["on-collectors-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "collectors.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * collectors.update
         * @description A collector was changed.
         */
        post: operations["on-collectors-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "collectors.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * collectors.delete
         * @description A collector was removed; the data is what it was.
         */
        post: operations["on-collectors-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contacts.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contacts.create
         * @description A contact was added.
         */
        post: operations["on-contacts-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contacts.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contacts.update
         * @description A contact was changed.
         */
        post: operations["on-contacts-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "contacts.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * contacts.delete
         * @description A contact was removed; the data is what it was.
         */
        post: operations["on-contacts-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "bank-accounts.change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * bank-accounts.change
         * @description The account that money is paid to was set, changed or removed: of a creditor, a contact, a transaction account or the tenant.
         */
        post: operations["on-bank-accounts-change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interactions.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * interactions.create
         * @description A message or note was registered.
         */
        post: operations["on-interactions-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interactions.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * interactions.update
         * @description A message or note was changed.
         */
        post: operations["on-interactions-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "interactions.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * interactions.send
         * @description An e-mail was handed over to the mail server, or a message was marked as sent by who sent it.
         */
        post: operations["on-interactions-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "documents.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * documents.create
         * @description A letter was made for a case.
         */
        post: operations["on-documents-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "documents.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * documents.update
         * @description A letter was shown to the debtor, or hidden again.
         */
        post: operations["on-documents-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "documents.send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * documents.send
         * @description The message that carries a letter was marked as sent.
         */
        post: operations["on-documents-send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "templates.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * templates.create
         * @description A template was added.
         */
        post: operations["on-templates-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "templates.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * templates.update
         * @description A template was changed.
         */
        post: operations["on-templates-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "templates.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * templates.delete
         * @description A template was removed; the data is what it was.
         */
        post: operations["on-templates-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "files.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * files.create
         * @description A file was added.
         */
        post: operations["on-files-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "files.delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * files.delete
         * @description A file was removed; the data is what it was.
         */
        post: operations["on-files-delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "links.create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * links.create
         * @description A link to the debtor web was made; its address is not told.
         */
        post: operations["on-links-create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "links.revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * links.revoke
         * @description A link to the debtor web was revoked.
         */
        post: operations["on-links-revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "settings.update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * settings.update
         * @description The settings of the tenant were changed.
         */
        post: operations["on-settings-update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description The last change of the recipient’s account, on the first payout after it and on every one it holds up. */
        AccountNotice: {
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            changedAt: string;
            changedBy: components["schemas"]["Actor"];
            /** @description Whether it is the first account that the recipient ever had. */
            first: boolean;
        };
        Actor: {
            /** @enum {string} */
            type: "KEY" | "USER" | "SYSTEM" | "WORKFLOW";
            /** Format: uuid */
            id: string;
            name: string;
        };
        AddCaseVouchersInput: {
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description At most 1000 vouchers, reference vouchers included. */
            caseVouchers: components["schemas"]["CaseVoucherToAdd"][];
        };
        AddedCaseVoucher: {
            /** @description Whether the voucher joined a case that was there already; false where a case was opened for it. */
            merged: boolean;
            /** Format: uuid */
            caseId: string;
            /** Format: uuid */
            caseVoucherId: string;
        };
        AddedCaseVouchers: {
            /** @description One for each voucher, in their order; reference vouchers stand on the same case. */
            items: components["schemas"]["AddedCaseVoucher"][];
        };
        Address: {
            /** @example Vesterbrogade 1 */
            address?: string;
            coAddress?: string;
            /** @example 1620 */
            zipcode?: string;
            /** @example København V */
            city?: string;
            /** @example DK */
            country?: string;
        };
        AgeingReport: {
            /**
             * Format: date-time
             * @description When it was counted. Large tenants are counted less often.
             * @example 2024-04-30T23:00:00.000Z
             */
            asOf: string;
            currencies: {
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description In the minor unit of the currency: 1,200.00 is 120000.
                 * @example 120000
                 */
                outstanding: number;
                /** @description Claims of which something is outstanding. */
                vouchers: number;
                /** @description The cases that these claims are on. */
                cases: number;
                /** @description What has been due for how long, the shortest first; where there is nothing, there is no bucket. */
                buckets: {
                    /**
                     * @description For how many days it has been due.
                     * @enum {string}
                     */
                    bucket: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                    /**
                     * @description In the minor unit of the currency: 1,200.00 is 120000.
                     * @example 120000
                     */
                    outstanding: number;
                    /** @description Claims of which something is outstanding. */
                    vouchers: number;
                    /** @description The cases that these claims are on. */
                    cases: number;
                }[];
                /** @description Every creditor to whom something is owed, the largest first. */
                creditors: {
                    /** Format: uuid */
                    creditorId: string;
                    name: string;
                    /**
                     * @description In the minor unit of the currency: 1,200.00 is 120000.
                     * @example 120000
                     */
                    outstanding: number;
                    /** @description Claims of which something is outstanding. */
                    vouchers: number;
                    /** @description The cases that these claims are on. */
                    cases: number;
                    /** @description What has been due for how long, the shortest first; where there is nothing, there is no bucket. */
                    buckets: {
                        /**
                         * @description For how many days it has been due.
                         * @enum {string}
                         */
                        bucket: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                        /**
                         * @description In the minor unit of the currency: 1,200.00 is 120000.
                         * @example 120000
                         */
                        outstanding: number;
                        /** @description Claims of which something is outstanding. */
                        vouchers: number;
                        /** @description The cases that these claims are on. */
                        cases: number;
                    }[];
                }[];
            }[];
        };
        AllocatedCredit: {
            /** Format: uuid */
            creditVoucherId: string;
            /** Format: uuid */
            caseId: string;
            /**
             * @description What is still not used of the credit.
             * @example 120000
             */
            unallocated: number;
            /** @description What was allocated by this request. */
            allocations: components["schemas"]["CaseVoucherAllocation"][];
        };
        AllocationByHand: {
            /**
             * Format: uuid
             * @description A debit of the same case, or of one merged with it.
             */
            debitVoucherId: string;
            /**
             * @description In the minor unit of the currency; at most what is outstanding on the debit.
             * @example 5000
             */
            amount: number;
        };
        AllocationInput: {
            /**
             * Format: uuid
             * @description The credit that pays, such as a deposit.
             */
            creditVoucherId: string;
            /** @description What it pays, by hand; all or nothing. Left out, the policy of the tenant decides. */
            allocations?: components["schemas"]["AllocationByHand"][];
        };
        AllocationPolicy: {
            /** Format: uuid */
            tenantId: string;
            /** @description The first category is paid in full before the next. Debits of a category that is not in the list are paid by hand only. */
            entries: components["schemas"]["AllocationPolicyEntry"][];
            /** @description Whether the tenant has settled nothing, and the default holds. */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        AllocationPolicyEntry: {
            /** @enum {string} */
            category: "cost" | "fee" | "interest" | "compensation" | "payout" | "principal";
            /**
             * @description Which debit of the category is paid first, by its date.
             * @enum {string}
             */
            order: "oldest-first" | "newest-first";
        };
        AllocationPolicyPatch: {
            /** @description The first category is paid in full before the next. Debits of a category that is not in the list are paid by hand only. null brings the default back. */
            entries?: components["schemas"]["AllocationPolicyEntry"][] | null;
        };
        AttachedFile: {
            /** Format: uuid */
            fileId: string;
            fileName: string;
            contentType: string;
            /** @description In bytes. */
            size: number;
        };
        /** @description One change. `before` and `after` are the thing as its read answered it; `before` is null for what was created, `after` for what was deleted. Where something was refused, `after` says how often and, for failed sign-ins, by which method and from which network. */
        AuditEntry: {
            /** Format: uuid */
            auditId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /** @description The request that made the change, as its Request-Id header named it. */
            requestId: string;
            /**
             * @description The operation that made the change.
             * @example patch-contact
             */
            operation: string;
            actor: components["schemas"]["Actor"];
            /**
             * @description What kind of thing changed.
             * @example contact
             */
            subjectType: string;
            /** Format: uuid */
            subjectId: string;
            before: unknown;
            after: unknown;
            /**
             * @description The problem with which something was refused; null where something changed.
             * @example insufficient-scope
             */
            refused: string | null;
        };
        BalanceLine: {
            /** Format: uuid */
            caseVoucherId: string;
            /** Format: uuid */
            voucherTypeId: string;
            referenceId: string | null;
            /** @enum {string} */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /**
             * @description A debit adds to what is owed, a credit reduces it.
             * @enum {string}
             */
            direction: "debit" | "credit";
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            amount: number;
            /**
             * @description What is paid of a debit, or used of a credit.
             * @example 120000
             */
            allocated: number;
            /**
             * @description What is not yet paid of a debit; null on a credit.
             * @example 120000
             */
            outstanding: number | null;
            /**
             * @description What is not yet used of a credit; null on a debit.
             * @example 120000
             */
            unallocated: number | null;
            /**
             * @description The interest that has run by the `pointInTime`, not yet booked as a voucher: simple, actual days over 365, on what was outstanding on each day. Null where no interest runs.
             * @example 120000
             */
            accruedInterest: number | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            date: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            dueDate: string | null;
            /** Format: uuid */
            reversesCaseVoucherId: string | null;
            /**
             * Format: uuid
             * @description The voucher that had taken this one back by then.
             */
            reversedByCaseVoucherId: string | null;
        };
        /** @description Where it is paid to, unless it is paid to an IBAN. */
        BankAccount: {
            /** @enum {string} */
            type: "DANISH";
            /**
             * @description 4 digits.
             * @example 3409
             */
            registrationNumber: string;
            /**
             * @description Up to 10 digits. Spaces are removed, and leading zeros may be left out.
             * @example 0012345678
             */
            accountNumber: string;
        };
        /** @description The accounts as they were from this change on. */
        BankAccountChange: {
            /** Format: uuid */
            accountChangeId: string;
            /** Format: uuid */
            tenantId: string;
            /** @enum {string} */
            ownerType: "creditor" | "contact" | "transaction-account" | "tenant";
            /** Format: uuid */
            ownerId: string;
            /** @description As it was when the account was changed. */
            ownerName: string;
            /** @description Whether the owner never had an account before. */
            first: boolean;
            bankAccount: components["schemas"]["BankAccount"] | null;
            ibanAccount: components["schemas"]["IbanAccount"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            changedAt: string;
            changedBy: components["schemas"]["Actor"];
        };
        Billing: {
            /** Format: uuid */
            billingId: string;
            /** Format: uuid */
            tenantId: string;
            /** @description Counts per tenant without gaps. A draft has none yet. */
            billingSeqId: number | null;
            /** Format: uuid */
            creditorId: string;
            creditorName: string;
            /** Format: uuid */
            billingModelId: string;
            terms: components["schemas"]["BillingTerms"];
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date
             * @example 2026-02-28
             */
            from: string;
            /**
             * Format: date
             * @example 2026-02-28
             */
            to: string;
            /** @enum {string} */
            state: "DRAFT" | "APPROVED";
            /** @description What was collected, by kind. */
            collections: components["schemas"]["BillingCollection"][];
            fees: components["schemas"]["BillingFeeLine"][];
            totals: components["schemas"]["BillingTotals"];
            /**
             * Format: uuid
             * @description The payout that was made for it.
             */
            payoutId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            approvedAt: string | null;
            approvedBy: components["schemas"]["Actor"] | null;
        };
        BillingCollection: {
            /** @enum {string} */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "payout";
            /**
             * @description Who was paid: money that the creditor has already is not paid out to it.
             * @enum {string}
             */
            paidTo: "CREDITOR" | "COLLECTOR";
            /**
             * @description Whose money it is by the terms.
             * @enum {string}
             */
            keptBy: "CREDITOR" | "COLLECTOR";
            count: number;
            /**
             * @description In the minor unit of the currency. Below nothing where corrections outweigh.
             * @example 120000
             */
            amount: number;
            /**
             * @description In the minor unit of the currency. Below nothing where corrections outweigh.
             * @example 120000
             */
            commission: number;
        };
        BillingEntry: {
            /** Format: uuid */
            allocationId: string;
            /** Format: uuid */
            billingId: string;
            /** Format: uuid */
            caseId: string;
            caseSeqId: number;
            /** Format: uuid */
            creditVoucherId: string;
            /** Format: uuid */
            debitVoucherId: string;
            /** @description The reference of the voucher that was paid. */
            referenceId: string | null;
            /** @enum {string} */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "payout";
            /**
             * @description Who was paid: money that the creditor has already is not paid out to it.
             * @enum {string}
             */
            paidTo: "CREDITOR" | "COLLECTOR";
            /**
             * @description Whose money it is by the terms.
             * @enum {string}
             */
            keptBy: "CREDITOR" | "COLLECTOR";
            /**
             * @description In the minor unit of the currency. Below nothing where corrections outweigh.
             * @example 120000
             */
            amount: number;
            /** @description The age in days or the size of the claim, as the terms have it. */
            basisValue: number;
            rateBasisPoints: number;
            /**
             * @description In the minor unit of the currency. Below nothing where corrections outweigh.
             * @example 120000
             */
            commission: number;
            /**
             * Format: uuid
             * @description The allocation that was undone, if this is a correction.
             */
            correctsAllocationId: string | null;
            /** @description Whether it was recorded before the period, and not billed by then. */
            late: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            recordedAt: string;
            /** @description As the settlement has it. */
            creditorName: string;
            /** @description What the customer of the case is called now. */
            debtorName: string;
        };
        BillingFeeLine: {
            /**
             * @description What the fee is charged for, once for each.
             * @enum {string}
             */
            trigger: "case-created" | "case-ended" | "letter-sent" | "digital-post-sent" | "email-sent" | "sms-sent";
            count: number;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            unitAmount: number;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            amount: number;
        };
        BillingInput: {
            /** Format: uuid */
            creditorId: string;
            /**
             * Format: date
             * @description The first day of the period, in the time zone of the tenant.
             * @example 2026-02-28
             */
            from: string;
            /**
             * Format: date
             * @description The last day of the period. It may be today, and not later.
             * @example 2026-02-28
             */
            to: string;
            /**
             * @description Left out, it is that of the billing model; a model without fixed sums then needs one here.
             * @enum {string}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: uuid
             * @description Left out, it is the default billing model of the creditor.
             */
            billingModelId?: string;
        };
        BillingModel: {
            /** Format: uuid */
            billingModelId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            description: string | null;
            /**
             * @description The currency of the fixed sums. A model without fixed sums needs none, and fits every currency.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. */
            fees: components["schemas"]["BillingModelFee"][];
            /**
             * @description Hundredths of a per cent: 15 % is 1500.
             * @example 1500
             */
            vatRateBasisPoints: number;
            /** @description The categories of vouchers that the collector keeps what is paid on. The rest is the creditor’s, and bears commission. */
            keptByCollector: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The least commission of a settlement in which something was collected.
             * @example 120000
             */
            minimumCommission: number;
            /**
             * @description A settlement that would pay out less, but more than nothing, is not made: what was collected waits for the next.
             * @example 120000
             */
            minimumPayout: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        BillingModelFee: {
            /**
             * @description What the fee is charged for, once for each.
             * @enum {string}
             */
            trigger: "case-created" | "case-ended" | "letter-sent" | "digital-post-sent" | "email-sent" | "sms-sent";
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 2500
             */
            amount: number;
        };
        BillingModelInput: {
            name: string;
            description?: string | null;
            /**
             * @description The currency of the fixed sums. A model without fixed sums needs none, and fits every currency.
             * @enum {string|null}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission?: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. */
            fees?: components["schemas"]["BillingModelFee"][];
            /**
             * @description Hundredths of a per cent: 15 % is 1500.
             * @example 1500
             */
            vatRateBasisPoints?: number;
            /** @description The categories of vouchers that the collector keeps what is paid on. The rest is the creditor’s, and bears commission. */
            keptByCollector?: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The least commission of a settlement in which something was collected.
             * @example 120000
             */
            minimumCommission?: number;
            /**
             * @description A settlement that would pay out less, but more than nothing, is not made: what was collected waits for the next.
             * @example 120000
             */
            minimumPayout?: number;
        };
        BillingModelPatch: {
            name?: string;
            description?: string | null;
            /**
             * @description The currency of the fixed sums. A model without fixed sums needs none, and fits every currency.
             * @enum {string|null}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission?: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. */
            fees?: components["schemas"]["BillingModelFee"][];
            /**
             * @description Hundredths of a per cent: 15 % is 1500.
             * @example 1500
             */
            vatRateBasisPoints?: number;
            /** @description The categories of vouchers that the collector keeps what is paid on. The rest is the creditor’s, and bears commission. */
            keptByCollector?: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The least commission of a settlement in which something was collected.
             * @example 120000
             */
            minimumCommission?: number;
            /**
             * @description A settlement that would pay out less, but more than nothing, is not made: what was collected waits for the next.
             * @example 120000
             */
            minimumPayout?: number;
        };
        BillingPatch: {
            /**
             * @description `DRAFT` leads to `APPROVED`, and nothing leads back.
             * @enum {string}
             */
            state: "DRAFT" | "APPROVED";
            /**
             * Format: uuid
             * @description The account it is paid out from. Left out, it is the default account of the currency.
             */
            transactionAccountId?: string;
        };
        BillingSums: {
            currencies: {
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description How many approved settlements are added up here. */
                count: number;
                /** @description How many drafts fit as well. They are not added up. */
                drafts: number;
                /**
                 * @description What debtors paid, less what was corrected.
                 * @example 120000
                 */
                collected: number;
                /**
                 * @description Without VAT.
                 * @example 120000
                 */
                commission: number;
                /**
                 * @description Fixed fees, without VAT.
                 * @example 120000
                 */
                fees: number;
                /**
                 * @description On commission and fixed fees.
                 * @example 120000
                 */
                vat: number;
                /**
                 * @description What was kept back for what creditors owed from before.
                 * @example 120000
                 */
                offset: number;
                /**
                 * @description What is paid out to creditors: what their payouts add up to.
                 * @example 120000
                 */
                payout: number;
                /**
                 * @description What creditors owe.
                 * @example 120000
                 */
                due: number;
            }[];
        };
        BillingTerms: {
            /**
             * @description The currency of the fixed sums. A model without fixed sums needs none, and fits every currency.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. */
            fees: components["schemas"]["BillingModelFee"][];
            /**
             * @description Hundredths of a per cent: 15 % is 1500.
             * @example 1500
             */
            vatRateBasisPoints: number;
            /** @description The categories of vouchers that the collector keeps what is paid on. The rest is the creditor’s, and bears commission. */
            keptByCollector: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The least commission of a settlement in which something was collected.
             * @example 120000
             */
            minimumCommission: number;
            /**
             * @description A settlement that would pay out less, but more than nothing, is not made: what was collected waits for the next.
             * @example 120000
             */
            minimumPayout: number;
        };
        BillingTotals: {
            /**
             * @description What debtors paid, less what was corrected.
             * @example 120000
             */
            collected: number;
            /**
             * @description Of this, what was paid to the collector.
             * @example 120000
             */
            collectedByCollector: number;
            /**
             * @description Of this, what was paid straight to the creditor.
             * @example 120000
             */
            collectedByCreditor: number;
            /**
             * @description Of what was collected, what is the creditor’s.
             * @example 120000
             */
            creditorShare: number;
            /**
             * @description Of what was collected, what the collector keeps.
             * @example 120000
             */
            collectorShare: number;
            /**
             * @description Without VAT, and at least the least commission of the terms.
             * @example 120000
             */
            commission: number;
            /**
             * @description Fixed fees, without VAT.
             * @example 120000
             */
            fees: number;
            /**
             * @description On commission and fixed fees.
             * @example 120000
             */
            vat: number;
            /**
             * @description `collectedByCollector` − `collectorShare` − `commission` − `fees` − `vat`.
             * @example 120000
             */
            balance: number;
            /**
             * @description What is kept back of the balance for what the creditor owes from earlier settlements. On a draft it is what would be kept back now.
             * @example 120000
             */
            offset: number;
            /**
             * @description What is paid out to the creditor: the balance less `offset`.
             * @example 120000
             */
            payout: number;
            /**
             * @description What the creditor owes, where the balance is below nothing. Once approved, it is a receivable on the account of the creditor.
             * @example 120000
             */
            due: number;
        };
        Case: {
            /** Format: uuid */
            id: string;
            /** @description Counts the cases of the tenant. */
            caseSeqId: number;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            customerId: string;
            /** Format: uuid */
            creditorId: string;
            /** Format: uuid */
            ultimateCreditorId: string | null;
            /** @description The name of the first debtor of the customer; where none is a debtor that of its first user, and without users its reference. */
            debtorName: string;
            creditorName: string;
            ultimateCreditorName: string | null;
            /** Format: uuid */
            groupId: string | null;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @enum {string} */
            status: "PENDING" | "VERIFIED" | "ENDED";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            statusTime: string;
            /** Format: uuid */
            endReasonId: string | null;
            /**
             * @description The handle of the end reason of an ended case.
             * @example PAID
             */
            endReason: string | null;
            /** @description Why the case was ended as PAID although money was outstanding, and by whom; null on all others. */
            endOverride: {
                reason: string;
                /**
                 * Format: date-time
                 * @description ISO 8601 in UTC with milliseconds.
                 * @example 2024-04-30T23:00:00.000Z
                 */
                at: string;
                by: components["schemas"]["Actor"];
            } | null;
            /** @description The custom one, or else the sequence number. */
            journalNumber: string;
            migratedId: string | null;
            properties: {
                [key: string]: unknown;
            };
            /** @description In the order of the alphabet. */
            tags: string[];
            /** @description What is outstanding on the debits of the case and of those merged into it, in the minor unit. */
            outstanding: number;
            /**
             * Format: uuid
             * @description The case that this one was merged into, and is read with.
             */
            mergedIntoCaseId: string | null;
            /** @description The cases that were merged into this one. */
            mergedCaseIds: string[];
            /** @description Whether an open update of a pausing type pauses the case now. */
            paused: boolean;
            /**
             * Format: date-time
             * @description Since when it is paused; null where it is not.
             */
            pausedAt: string | null;
            /**
             * Format: date-time
             * @description When the last of its pauses ends; null where one has no end yet, or the case is not paused.
             */
            pausedUntil: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        CaseBalance: {
            /** Format: uuid */
            caseId: string;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            pointInTime: string;
            totals: {
                /**
                 * @description What the debits add up to, paid or not.
                 * @example 120000
                 */
                debits: number;
                /**
                 * @description What the credits add up to, used or not.
                 * @example 120000
                 */
                credits: number;
                /**
                 * @description What is not yet paid of the debits.
                 * @example 120000
                 */
                outstanding: number;
                /**
                 * @description What is not yet used of the credits, such as an overpayment.
                 * @example 120000
                 */
                unallocated: number;
                /**
                 * @description How much of the debits is paid by credits of the case.
                 * @example 120000
                 */
                allocated: number;
                /**
                 * @description The accrued interest of all lines. It is in no other total, since nothing of it is booked.
                 * @example 120000
                 */
                accruedInterest: number;
            };
            /** @description The same for each category that has vouchers. A reversal counts in the category of what it reverses. */
            byCategory: {
                /** @enum {string} */
                category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
                /**
                 * @description What the debits add up to, paid or not.
                 * @example 120000
                 */
                debits: number;
                /**
                 * @description What the credits add up to, used or not.
                 * @example 120000
                 */
                credits: number;
                /**
                 * @description What is not yet paid of the debits.
                 * @example 120000
                 */
                outstanding: number;
                /**
                 * @description What is not yet used of the credits, such as an overpayment.
                 * @example 120000
                 */
                unallocated: number;
            }[];
            /** @description One line per voucher, oldest first. */
            vouchers: components["schemas"]["BalanceLine"][];
        };
        CaseCount: {
            count: number;
            /** @description False where there are more than the 1000 that are counted. */
            isExact: boolean;
        };
        CaseCountOf: {
            /**
             * Format: uuid
             * @description The id of the creditor or of the case group.
             */
            id: string;
            name: string;
            count: number;
            /** @description False where there are more than the 1000 that are counted. */
            isExact: boolean;
        };
        CaseGroup: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            label: string;
            settings: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        CaseGroupInput: {
            label: string;
            /** @description Free-form and kept as it is sent. `defaultWorkflowId`, where it is given, names a workflow of the tenant or is null. */
            settings?: {
                [key: string]: unknown;
            };
        };
        CaseGroupPatch: {
            label?: string;
            /** @description Free-form and kept as it is sent. `defaultWorkflowId`, where it is given, names a workflow of the tenant or is null. */
            settings?: {
                [key: string]: unknown;
            };
        };
        CaseInput: {
            /** Format: uuid */
            customerId: string;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description At most 1000 vouchers, reference vouchers included. */
            caseVouchers?: components["schemas"]["CaseVoucherOfNewCase"][];
            /**
             * Format: uuid
             * @description Must belong to the creditor of the customer.
             */
            ultimateCreditorId?: string | null;
            /**
             * Format: uuid
             * @description A case group.
             */
            groupId?: string | null;
            /** @description Values by the handles of the property types defined for cases. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * @description Stands in for the journal number; null leaves it at the default, which is the sequence number of the case.
             * @example 2024-0815
             */
            journalNumber?: string | null;
            /** @description The id of the case in a previous system. */
            migratedId?: string | null;
        };
        CaseMergeInput: {
            /**
             * Format: uuid
             * @description The case that is merged into the one in the path: of the same customer and in the same currency.
             */
            mergedCaseId: string;
        };
        CaseOfCustomer: {
            /** Format: uuid */
            caseId: string;
            /** @description The sequence number of the case. */
            id: number;
            /** @enum {string} */
            status: "PENDING" | "VERIFIED" | "ENDED";
            /**
             * @description The handle of the end reason; null while the case is open.
             * @example PAID
             */
            endReason: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            statusTime: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        CasePatch: {
            /**
             * @description PENDING leads to VERIFIED or ENDED, VERIFIED to ENDED, and an ended case is reopened as VERIFIED.
             * @enum {string}
             */
            status?: "PENDING" | "VERIFIED" | "ENDED";
            /**
             * Format: uuid
             * @description Required to end a case.
             */
            endReasonId?: string | null;
            /** @description Ends the case as PAID although money is outstanding on it. The reason is kept and shown as `endOverride`; where nothing is outstanding it is not needed and not kept. */
            override?: {
                reason: string;
            };
            /** Format: uuid */
            groupId?: string | null;
            /**
             * Format: uuid
             * @description Must belong to the creditor of the case.
             */
            ultimateCreditorId?: string | null;
            /**
             * @description Stands in for the journal number; null leaves it at the default, which is the sequence number of the case.
             * @example 2024-0815
             */
            journalNumber?: string | null;
            /** @description All tags of the case from now on; the same one twice counts once. */
            tags?: string[];
            /** @description Sets the handles it names and leaves the others; null takes a value away. */
            properties?: {
                [key: string]: unknown;
            };
        };
        CasePaymentInput: {
            /**
             * @description In the minor unit of the currency.
             * @example 20000
             */
            amount: number;
            /**
             * @description Must be the currency of the case. Nothing is converted.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whose claim or payment it is.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * @description The creditor's reference, normally the invoice number.
             * @example F-2024-1001
             */
            referenceId?: string | null;
            text?: string | null;
            /** @description An id of your own, unique on the tenant: the same voucher is not made twice. */
            uniqueId?: string | null;
            /** @description What the money pays, by hand; all or nothing, and together no more than the amount. Left out, the policy of the tenant decides. */
            allocations?: components["schemas"]["AllocationByHand"][];
        };
        CaseStatusChange: {
            /** Format: uuid */
            caseId: string;
            /** @enum {string} */
            status: "PENDING" | "VERIFIED" | "ENDED";
            /** Format: uuid */
            endReasonId: string | null;
            /** @description The handle of the end reason of an ended case. */
            handle: string | null;
        };
        CaseVoucher: {
            /** Format: uuid */
            caseVoucherId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            caseId: string;
            /** Format: uuid */
            creditorId: string;
            /** Format: uuid */
            voucherTypeId: string;
            /** @enum {string} */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /**
             * @description A debit adds to what is owed, a credit reduces it.
             * @enum {string}
             */
            direction: "debit" | "credit";
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            amount: number;
            /** @description What is not yet paid of a debit; null on a credit. */
            outstanding: number | null;
            /** @description What is not yet used of a credit; null on a debit. */
            unallocated: number | null;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whose claim or payment it is.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            date: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            dueDate: string | null;
            referenceId: string | null;
            text: string | null;
            /** @description The yearly rate as a fraction. */
            interest: number | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            interestStartDate: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            interestEndDate: string | null;
            /** Format: uuid */
            referenceCaseVoucherId: string | null;
            /**
             * Format: uuid
             * @description The voucher that this one takes back; null on all but reversals.
             */
            reversesCaseVoucherId: string | null;
            /** @description Whether a credit was dated before the debit that it paid when it was registered. */
            datedBeforeVoucher: boolean;
            uniqueId: string | null;
            properties: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        CaseVoucherAllocation: {
            /** Format: uuid */
            allocationId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            caseId: string;
            /**
             * Format: uuid
             * @description The credit that pays.
             */
            creditVoucherId: string;
            /**
             * Format: uuid
             * @description The debit that is paid.
             */
            debitVoucherId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            amount: number;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description Whether it was taken back. What is undone no longer counts. */
            undone: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            undoneAt: string | null;
            undoneBy: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        CaseVoucherInput: {
            /** Format: uuid */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign does not matter; the voucher type says which way it counts.
             * @example 120000
             */
            amount: number;
            /**
             * @description Must be the currency of the case. Nothing is converted.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whose claim or payment it is.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            dueDate?: string | null;
            /**
             * @description The creditor's reference, normally the invoice number.
             * @example F-2024-1001
             */
            referenceId?: string | null;
            text?: string | null;
            /**
             * @description The yearly rate as a fraction: 0.08 is 8 %.
             * @example 0.08
             */
            interest?: number | null;
            /**
             * Format: timestamp
             * @description When interest begins to run.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
            /**
             * Format: timestamp
             * @description When interest ceases to run.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestEndDate?: string | null;
            /**
             * Format: uuid
             * @description The voucher of the same case that this one is tied to. A credit is allocated to that debit at once.
             */
            referenceCaseVoucherId?: string | null;
            /**
             * Format: uuid
             * @description The contact that is paid; required by voucher types with a payout recipient, and refused by all others.
             */
            payoutContactId?: string | null;
            /** @description An id of your own, unique on the tenant: the same voucher is not made twice. */
            uniqueId?: string | null;
            properties?: {
                [key: string]: unknown;
            };
        };
        CaseVoucherOfNewCase: {
            /** Format: uuid */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign does not matter; the voucher type says which way it counts.
             * @example 120000
             */
            amount: number;
            /**
             * @description Whose claim or payment it is.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            dueDate?: string | null;
            /**
             * @description The creditor's reference, normally the invoice number.
             * @example F-2024-1001
             */
            referenceId?: string | null;
            /**
             * Format: timestamp
             * @description When interest begins to run.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
            /** @description Vouchers tied to this one, such as payments or an interest marker. A payment is allocated to it at once. */
            referenceVouchers?: components["schemas"]["ReferenceVoucherInput"][];
        };
        CaseVoucherReversalInput: {
            /** @description Why the voucher is taken back. */
            text?: string | null;
            /**
             * Format: timestamp
             * @description The date of the reversal; now if left out.
             * @example 2024-05-01 00:00:00.000+01
             */
            date?: string | null;
        };
        CaseVoucherToAdd: {
            /** Format: uuid */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign does not matter; the voucher type says which way it counts.
             * @example 120000
             */
            amount: number;
            /**
             * @description Whose claim or payment it is.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            dueDate?: string | null;
            /**
             * @description The creditor's reference, normally the invoice number.
             * @example F-2024-1001
             */
            referenceId?: string | null;
            /**
             * Format: timestamp
             * @description When interest begins to run.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
            /** @description Vouchers tied to this one, such as payments or an interest marker. A payment is allocated to it at once. */
            referenceVouchers?: components["schemas"]["ReferenceVoucherInput"][];
            /** @description An id of your own, unique on the tenant: a voucher that is sent again is not made again. */
            uniqueId?: string | null;
        };
        CodeInput: {
            code: string;
        };
        CollectedReport: {
            /**
             * Format: date-time
             * @description When it was counted. Large tenants are counted less often.
             * @example 2024-04-30T23:00:00.000Z
             */
            asOf: string;
            /**
             * Format: date
             * @example 2026-11-30
             */
            from: string;
            /**
             * Format: date
             * @example 2026-11-30
             */
            to: string;
            currencies: {
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                 * @example 1250000
                 */
                amount: number;
                /** @description How many deposits there were, also those that were reversed since. */
                deposits: number;
                /** @description Every month of the period, the oldest first; those in which nothing came in are there with 0. */
                months: {
                    /** @example 2026-11 */
                    month: string;
                    /**
                     * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                     * @example 1250000
                     */
                    amount: number;
                    /** @description How many deposits there were, also those that were reversed since. */
                    deposits: number;
                }[];
                /** @description Every creditor for whom something came in, the largest first. */
                creditors: {
                    /** Format: uuid */
                    creditorId: string;
                    name: string;
                    /**
                     * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                     * @example 1250000
                     */
                    amount: number;
                    /** @description How many deposits there were, also those that were reversed since. */
                    deposits: number;
                }[];
            }[];
        };
        Collector: {
            /** Format: uuid */
            collectorId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            registryIdentifier: components["schemas"]["RegistryIdentifier"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        CollectorInput: {
            name: string;
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        CollectorPatch: {
            name?: string;
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        Commission: {
            /**
             * @description `age`: days from the due date of the oldest principal of the case to the date of the payment. `size`: what the principals of the case add up to.
             * @enum {string}
             */
            basis: "age" | "size";
            /** @description The first begins at 0, and each begins above the one before. The rate of the band that a claim falls into holds for all that is paid on it. */
            bands: components["schemas"]["CommissionBand"][];
        };
        CommissionBand: {
            /**
             * @description Where the band begins, this value included: days, or minor units of the currency.
             * @example 0
             */
            from: number;
            /**
             * @description Hundredths of a per cent: 15 % is 1500.
             * @example 1500
             */
            rateBasisPoints: number;
        };
        ConfirmedPasskey: {
            passkey: components["schemas"]["Passkey"];
            /** @description For the day the device is lost, where there were none yet. They are shown only here. */
            recoveryCodes: string[] | null;
        };
        Contact: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            /** @description The address that e-mails from a case can be sent to. */
            email: string | null;
            phone: components["schemas"]["Phone"] | null;
            registryIdentifier: components["schemas"]["RegistryIdentifier"] | null;
            bankAccount: components["schemas"]["BankAccount"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        ContactInput: {
            name: string;
            /**
             * Format: email
             * @example post@example.com
             */
            email?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
            bankAccount?: components["schemas"]["BankAccount"] | null;
        };
        ContactPatch: {
            name?: string;
            /**
             * Format: email
             * @example post@example.com
             */
            email?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
            bankAccount?: components["schemas"]["BankAccount"] | null;
        };
        CreatedCase: {
            /** Format: uuid */
            id: string;
            caseSeqId: number;
        };
        CreatedCaseVoucher: {
            /** Format: uuid */
            caseVoucherId: string;
        };
        CreatedLink: {
            /** Format: uuid */
            linkId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            caseId: string;
            /** Format: uuid */
            userId: string | null;
            /** @enum {string|null} */
            language: "en" | "da" | null;
            /**
             * @description Only an ACTIVE link opens the case. A link that was revoked stays so, also once it has expired.
             * @enum {string}
             */
            state: "ACTIVE" | "EXPIRED" | "REVOKED";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            revokedBy: components["schemas"]["Actor"] | null;
            /** @description How often the page was opened. */
            openCount: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastOpenedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /** @description The address to hand to the debtor. It is shown here and never again: only a digest of it is kept. */
            url: string;
        };
        CreatedToken: {
            /** Format: uuid */
            tokenId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            /** @description What the token can be recognised by; it is no part of the secret. */
            hint: string;
            scopes: string[];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description To the minute; null when it was never used.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /** @description The text of the token. It is shown only here. */
            token: string;
        };
        Creditor: {
            /** Format: uuid */
            creditorId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            /**
             * @description The consumer's own reference id of the creditor, unique on the tenant.
             * @example NORDKYST
             */
            id: string | null;
            /**
             * Format: uuid
             * @description The creditor user who is the contact person.
             */
            contactId: string | null;
            /**
             * Format: uuid
             * @description The user who acquired the customer.
             */
            acquisitionResponsibleId: string | null;
            /**
             * Format: uuid
             * @description The caseworker user who is responsible for the cases.
             */
            caseworkerContactId: string | null;
            /** @description Notes on the creditor, as plain text. */
            notes: string | null;
            /**
             * Format: uuid
             * @description The default collector.
             */
            defaultCollectorId: string | null;
            /**
             * Format: uuid
             * @description The default workflow.
             */
            defaultChainId: string | null;
            /**
             * Format: uuid
             * @description The default billing model.
             */
            defaultBillingModelId: string | null;
            /**
             * Format: uuid
             * @description A workflow.
             */
            defaultClientChainId: string | null;
            /** @description The client id at a credit bureau. */
            bureauClientId: number | null;
            debtorFAQ: string | null;
            /** @description Whether the AKS feature of the bureau is enabled. Kept for the record: no bureau is connected. */
            aksEnabled: boolean;
            /** @description Whether the creditor is VAT registered. Kept for the record: settlements take VAT from the billing model. */
            vatRegistered: boolean;
            /** @description Whether the creditor is a company. */
            isCompany: boolean;
            /** @description Whether the creditor collects for itself. Kept for the record. */
            selfCollection: boolean;
            /**
             * @description The central register id.
             * @example 12345674
             */
            centralRegisterId: string | null;
            /**
             * @description Any state may follow any other. Of a creditor that has CANCELLED or CEASED no new case or claim is taken; what there is goes on to its end.
             * @enum {string}
             */
            state: "LEAD" | "SIGNED_ON" | "ACTIVE" | "CANCELLED" | "CEASED";
            address: components["schemas"]["Address"] | null;
            bankAccount: components["schemas"]["BankAccount"] | null;
            ibanAccount: components["schemas"]["IbanAccount"] | null;
            /**
             * @description A link to the creditor's ERP system: an http or https URL in which `{{customerReferenceId}}` may stand behind the host, and no other placeholder.
             * @example https://erp.example.com/customers/{{customerReferenceId}}
             */
            erpLink: string | null;
            /** @description Values by the handles of the property types that the tenant has for creditors. A patch sets the handles it names and leaves the others; null takes a value away. */
            properties: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        CreditorAccount: {
            /** Format: uuid */
            creditorId: string;
            /** @description One for each currency in which there ever was an entry. */
            balances: {
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description What the creditor owes: the sum of the entries in the currency.
                 * @example 120000
                 */
                balance: number;
            }[];
        };
        CreditorEntry: {
            /** Format: uuid */
            entryId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            creditorId: string;
            /**
             * @description RECEIVABLE: a settlement left the creditor owing. OFFSET: a later settlement kept it back. PAYMENT: the creditor paid. REVERSAL: an entry was taken back.
             * @enum {string}
             */
            kind: "RECEIVABLE" | "OFFSET" | "PAYMENT" | "REVERSAL";
            /**
             * @description In the minor unit of the currency. Above nothing the creditor owes more by it, below nothing it owes less.
             * @example 120000
             */
            amount: number;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date
             * @example 2026-03-31
             */
            date: string;
            text: string | null;
            /**
             * Format: uuid
             * @description The settlement behind a RECEIVABLE or an OFFSET.
             */
            billingId: string | null;
            /** @description The number of that settlement. */
            billingSeqId: number | null;
            /**
             * Format: uuid
             * @description The entry that a REVERSAL takes back.
             */
            reversesEntryId: string | null;
            /**
             * Format: uuid
             * @description The entry that took this one back.
             */
            reversedByEntryId: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        CreditorInput: {
            name: string;
            /**
             * @description The consumer's own reference id of the creditor, unique on the tenant.
             * @example NORDKYST
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description The creditor user who is the contact person.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The user who acquired the customer.
             */
            acquisitionResponsibleId?: string | null;
            /**
             * Format: uuid
             * @description The caseworker user who is responsible for the cases.
             */
            caseworkerContactId?: string | null;
            /** @description Notes on the creditor, as plain text. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The default collector.
             */
            defaultCollectorId?: string | null;
            /**
             * Format: uuid
             * @description The default workflow.
             */
            defaultChainId?: string | null;
            /**
             * Format: uuid
             * @description The default billing model.
             */
            defaultBillingModelId?: string | null;
            /**
             * Format: uuid
             * @description A workflow.
             */
            defaultClientChainId?: string | null;
            /** @description The client id at a credit bureau. */
            bureauClientId?: number | null;
            /**
             * @description Frequently asked questions shown in the debtor web, as HTML. Kept are text, simple formatting, tables and links.
             * @example <p><b>Can I pay in instalments?</b> Yes, write to us.</p>
             */
            debtorFAQ?: string | null;
            /** @description Whether the AKS feature of the bureau is enabled. Kept for the record: no bureau is connected. */
            aksEnabled?: boolean;
            /** @description Whether the creditor is VAT registered. Kept for the record: settlements take VAT from the billing model. */
            vatRegistered?: boolean;
            /** @description Whether the creditor is a company. */
            isCompany?: boolean;
            /** @description Whether the creditor collects for itself. Kept for the record. */
            selfCollection?: boolean;
            /**
             * @description The central register id.
             * @example 12345674
             */
            centralRegisterId?: string | null;
            /**
             * @description Any state may follow any other. Of a creditor that has CANCELLED or CEASED no new case or claim is taken; what there is goes on to its end.
             * @enum {string}
             */
            state?: "LEAD" | "SIGNED_ON" | "ACTIVE" | "CANCELLED" | "CEASED";
            address?: components["schemas"]["Address"] | null;
            bankAccount?: components["schemas"]["BankAccount"] | null;
            ibanAccount?: components["schemas"]["IbanAccount"] | null;
            /**
             * @description A link to the creditor's ERP system: an http or https URL in which `{{customerReferenceId}}` may stand behind the host, and no other placeholder.
             * @example https://erp.example.com/customers/{{customerReferenceId}}
             */
            erpLink?: string | null;
            /** @description Values by the handles of the property types that the tenant has for creditors. A patch sets the handles it names and leaves the others; null takes a value away. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Accepted, so that what was read can be sent back. It changes nothing.
             */
            creditorId?: string;
        };
        CreditorPatch: {
            name?: string;
            /**
             * @description The consumer's own reference id of the creditor, unique on the tenant.
             * @example NORDKYST
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description The creditor user who is the contact person.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The user who acquired the customer.
             */
            acquisitionResponsibleId?: string | null;
            /**
             * Format: uuid
             * @description The caseworker user who is responsible for the cases.
             */
            caseworkerContactId?: string | null;
            /** @description Notes on the creditor, as plain text. */
            notes?: string | null;
            /**
             * Format: uuid
             * @description The default collector.
             */
            defaultCollectorId?: string | null;
            /**
             * Format: uuid
             * @description The default workflow.
             */
            defaultChainId?: string | null;
            /**
             * Format: uuid
             * @description The default billing model.
             */
            defaultBillingModelId?: string | null;
            /**
             * Format: uuid
             * @description A workflow.
             */
            defaultClientChainId?: string | null;
            /** @description The client id at a credit bureau. */
            bureauClientId?: number | null;
            /**
             * @description Frequently asked questions shown in the debtor web, as HTML. Kept are text, simple formatting, tables and links.
             * @example <p><b>Can I pay in instalments?</b> Yes, write to us.</p>
             */
            debtorFAQ?: string | null;
            /** @description Whether the AKS feature of the bureau is enabled. Kept for the record: no bureau is connected. */
            aksEnabled?: boolean;
            /** @description Whether the creditor is VAT registered. Kept for the record: settlements take VAT from the billing model. */
            vatRegistered?: boolean;
            /** @description Whether the creditor is a company. */
            isCompany?: boolean;
            /** @description Whether the creditor collects for itself. Kept for the record. */
            selfCollection?: boolean;
            /**
             * @description The central register id.
             * @example 12345674
             */
            centralRegisterId?: string | null;
            /**
             * @description Any state may follow any other. Of a creditor that has CANCELLED or CEASED no new case or claim is taken; what there is goes on to its end.
             * @enum {string}
             */
            state?: "LEAD" | "SIGNED_ON" | "ACTIVE" | "CANCELLED" | "CEASED";
            address?: components["schemas"]["Address"] | null;
            bankAccount?: components["schemas"]["BankAccount"] | null;
            ibanAccount?: components["schemas"]["IbanAccount"] | null;
            /**
             * @description A link to the creditor's ERP system: an http or https URL in which `{{customerReferenceId}}` may stand behind the host, and no other placeholder.
             * @example https://erp.example.com/customers/{{customerReferenceId}}
             */
            erpLink?: string | null;
            /** @description Values by the handles of the property types that the tenant has for creditors. A patch sets the handles it names and leaves the others; null takes a value away. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Accepted, so that what was read can be sent back. It changes nothing.
             */
            creditorId?: string;
        };
        CreditorPaymentInput: {
            /**
             * @description In the minor unit of the currency, and at most what the creditor owes.
             * @example 120000
             */
            amount: number;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date
             * @description The day on which the money came in. Today, if left out.
             * @example 2026-03-31
             */
            date?: string;
            /** @description What the payment is known by. */
            text?: string | null;
        };
        CreditorReversalInput: {
            /** @description Why the entry is taken back. */
            text?: string | null;
        };
        Customer: {
            /** Format: uuid */
            creditorId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** Format: uuid */
            customerId: string;
            /** Format: uuid */
            tenantId: string;
            referenceId: string;
            isCompany: boolean;
            users: components["schemas"]["CustomerUser"][];
            cases: components["schemas"]["CaseOfCustomer"][];
        };
        CustomerAnswer: {
            /** Format: uuid */
            creditorId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** Format: uuid */
            customerId: string;
            /** Format: uuid */
            tenantId: string;
            referenceId: string;
            isCompany: boolean;
            users: components["schemas"]["CustomerUser"][];
            cases: components["schemas"]["CaseOfCustomer"][];
            /** @description What looks wrong and was taken all the same, such as a CVR number with a wrong check digit. */
            warnings?: components["schemas"]["Warning"][];
        };
        CustomerInput: {
            /**
             * @description Your own reference of the customer, client, patient or similar; unique among the customers of the creditor.
             * @example K-1001
             */
            referenceId: string;
            /** @description A person if left out. */
            isCompany?: boolean;
            users?: components["schemas"]["CustomerUserInput"][];
        };
        CustomerPatch: {
            /**
             * @description Your own reference of the customer, client, patient or similar; unique among the customers of the creditor.
             * @example K-1001
             */
            referenceId?: string;
            isCompany?: boolean;
        };
        CustomerUser: {
            /** Format: uuid */
            userId: string;
            /** @description Counts the users of the tenant. */
            id: number;
            /** @enum {string} */
            relation: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            contact: boolean;
            /** Format: uuid */
            customerId: string;
            lang: string;
            details: {
                name: string;
                /** @description Null when unknown, as are the members below. */
                cpr: string | null;
                cvr: string | null;
                email: string | null;
                phone: components["schemas"]["Phone"] | null;
                address: components["schemas"]["Address"] | null;
                geocode: components["schemas"]["Geocode"] | null;
            };
        };
        CustomerUserAnswer: {
            /** Format: uuid */
            userId: string;
            /** @description Counts the users of the tenant. */
            id: number;
            /** @enum {string} */
            relation: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            contact: boolean;
            /** Format: uuid */
            customerId: string;
            lang: string;
            details: {
                name: string;
                /** @description Null when unknown, as are the members below. */
                cpr: string | null;
                cvr: string | null;
                email: string | null;
                phone: components["schemas"]["Phone"] | null;
                address: components["schemas"]["Address"] | null;
                geocode: components["schemas"]["Geocode"] | null;
            };
            /** @description What looks wrong and was taken all the same, such as a CVR number with a wrong check digit. */
            warnings?: components["schemas"]["Warning"][];
        };
        CustomerUserInput: {
            /**
             * @description `debtor` if left out.
             * @enum {string}
             */
            relation?: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            /** @description Whether messages go to this user. If left out, they go to the first debtor. */
            contact?: boolean;
            /**
             * @description Language code; that of the tenant if left out.
             * @example da
             */
            lang?: string;
            details: {
                name: string;
                /** @description Kept as it is given. */
                cpr?: string | null;
                /** @description Kept as it is given. */
                cvr?: string | null;
                /**
                 * Format: email
                 * @example post@example.com
                 */
                email?: string | null;
                phone?: components["schemas"]["Phone"] | null;
                address?: components["schemas"]["Address"] | null;
                geocode?: components["schemas"]["Geocode"] | null;
            };
        };
        CustomerUserPatch: {
            /** @enum {string} */
            relation?: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            /** @description Whether messages go to this user. */
            contact?: boolean;
            /** @example da */
            lang?: string;
            /** @description Sets the members it names and leaves the others; null takes away what is known. */
            details?: {
                name?: string;
                /** @description Kept as it is given. */
                cpr?: string | null;
                /** @description Kept as it is given. */
                cvr?: string | null;
                /**
                 * Format: email
                 * @example post@example.com
                 */
                email?: string | null;
                phone?: components["schemas"]["Phone"] | null;
                address?: components["schemas"]["Address"] | null;
                geocode?: components["schemas"]["Geocode"] | null;
            };
        };
        Delivery: {
            /**
             * @description HELD until somebody with `write:interactions` queues what was created without that scope; SENT once the server of any recipient took it, BOUNCED where all refused it for good.
             * @enum {string}
             */
            state: "HELD" | "WAITING" | "SENT" | "BOUNCED" | "CANCELLED";
            subject: string;
            recipients: {
                address: string;
                name: string | null;
                /** @enum {string} */
                state: "WAITING" | "SENT" | "BOUNCED";
                /** @description What the mail server said, in its own words. */
                answer: string | null;
            }[];
            attempts: number;
            /** @description The Message-ID, the same for every attempt. */
            messageId: string | null;
            lastAnswer: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            sentAt: string | null;
        };
        DepositDistribution: {
            /**
             * Format: uuid
             * @description The deposit.
             */
            creditVoucherId: string;
            /** Format: uuid */
            caseId: string;
            caseSeqId: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            date: string;
            /**
             * @description Who was paid: money that the creditor has already is not paid out to it.
             * @enum {string}
             */
            paidTo: "CREDITOR" | "COLLECTOR";
            /**
             * @description The deposit as a whole, of which other settlements may bill a part.
             * @example 120000
             */
            depositAmount: number;
            /**
             * @description What this settlement bills of it.
             * @example 120000
             */
            amount: number;
            /**
             * @description In the minor unit of the currency. Below nothing where corrections outweigh.
             * @example 120000
             */
            creditorShare: number;
            /**
             * @description In the minor unit of the currency. Below nothing where corrections outweigh.
             * @example 120000
             */
            collectorShare: number;
            /**
             * @description In the minor unit of the currency. Below nothing where corrections outweigh.
             * @example 120000
             */
            commission: number;
            shares: {
                /** @enum {string} */
                category: "principal" | "interest" | "fee" | "cost" | "compensation" | "payout";
                /**
                 * @description Whose money it is by the terms.
                 * @enum {string}
                 */
                keptBy: "CREDITOR" | "COLLECTOR";
                /**
                 * @description In the minor unit of the currency. Below nothing where corrections outweigh.
                 * @example 120000
                 */
                amount: number;
                /**
                 * @description In the minor unit of the currency. Below nothing where corrections outweigh.
                 * @example 120000
                 */
                commission: number;
            }[];
        };
        DirectPayment: {
            /** Format: uuid */
            caseId: string;
            /**
             * Format: uuid
             * @description The deposit that was made.
             */
            caseVoucherId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            amount: number;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** Format: date */
            date: string;
            /** @description Whether it is dated before the voucher that it paid. */
            datedBeforeVoucher: boolean;
            paidCaseVoucher: {
                /** Format: uuid */
                caseVoucherId: string;
                referenceId: string | null;
                /**
                 * @description In the minor unit of the currency: 1,200.00 is 120000.
                 * @example 120000
                 */
                amount: number;
            };
        };
        DirectPaymentInput: {
            /**
             * Format: uuid
             * @description The case voucher the money paid off.
             */
            caseVoucherId?: string | null;
            /** @description The creditor's reference of the voucher, normally the invoice number. It must match exactly one case voucher. */
            caseVoucherReferenceId?: string | null;
            /** @description In the minor unit; at most what is outstanding. */
            amount: number;
            /**
             * Format: timestamp
             * @description The date the money was received; now if left out.
             * @example 2024-05-01
             */
            date?: string;
            /**
             * @description When given it must be the currency of the voucher. Nothing is converted.
             * @enum {string}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description Free text shown on the payment. */
            text?: string | null;
        };
        Document: {
            /** Format: uuid */
            documentId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            caseId: string;
            /** Format: uuid */
            templateId: string;
            /** Format: uuid */
            fileId: string;
            /** Format: uuid */
            interactionId: string | null;
            /**
             * Format: uuid
             * @description Who is written to.
             */
            userId: string;
            fileName: string;
            /** @description In bytes. */
            size: number;
            sha256: string;
            /** @enum {string} */
            language: "da" | "en";
            subject: string;
            /** Format: date */
            deadline: string | null;
            /** @description Whether the debtor can open it in the debtor web. */
            sharedWithDebtor: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        DocumentInput: {
            /** Format: uuid */
            caseId: string;
            /**
             * Format: uuid
             * @description A letter. Exactly one of templateId and handle is given.
             */
            templateId?: string;
            /**
             * @description The letter of this handle in the language of who is written to, or else in that of the tenant, or in any.
             * @example demand
             */
            handle?: string;
            /**
             * Format: uuid
             * @description Who is written to, of the users of the customer; the debtor of the case unless given.
             */
            userId?: string;
            /**
             * Format: date
             * @description Until when to pay or answer; in 14 days unless given.
             * @example 2030-03-16
             */
            deadline?: string;
            /** @default false */
            sharedWithDebtor?: boolean;
            /** @description Why a message from a template goes out although an objection is open on the case. Only a person who has signed in may say so; it is kept in the audit trail of the case. */
            despiteObjection?: string;
            /**
             * @description Puts an outgoing interaction of type LETTER with the document on the case.
             * @default true
             */
            createInteraction?: boolean;
        };
        DocumentPatch: {
            sharedWithDebtor?: boolean;
        };
        DocumentPreview: {
            fileName: string;
            /** @enum {string} */
            contentType: "application/pdf";
            /** @description The PDF, in base64. */
            content: string;
        };
        DocumentPreviewInput: {
            /**
             * @description The language it is written in, in which amounts and dates are set as well.
             * @enum {string}
             */
            language: "da" | "en";
            /**
             * @description Liquid, one line.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject: string;
            /**
             * @description Liquid. Of an e-mail HTML, which is sanitised. Of a letter text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item, `**` sets bold. Amounts and dates are set by the filters `money` and `date`, and `{{ vouchers | table }}` is the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body: string;
            /**
             * Format: uuid
             * @description Whose data is filled in; example data without it.
             */
            caseId?: string | null;
            /**
             * Format: uuid
             * @description Who is written to; the debtor of the case unless given.
             */
            userId?: string | null;
            /**
             * Format: date
             * @description Until when to pay or answer; in 14 days unless given.
             * @example 2030-03-16
             */
            deadline?: string;
        };
        DocumentSource: {
            /** @description As it was filled in. */
            subject: string;
            /** @description As it was filled in. */
            body: string;
            /** @enum {string} */
            language: "da" | "en";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            madeAt: string;
            /** @description What the mentions stood for. */
            data: {
                [key: string]: unknown;
            };
            /** @description The template as it was then. */
            template: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description The picture at its head, which may have been deleted since.
             */
            logoFileId: string | null;
        };
        /** @description For an OUTGOING interaction of type EMAIL: whom the service sends it to. The notes are its text and the files go along. */
        EmailInput: {
            to: {
                /**
                 * Format: uuid
                 * @description A user of the customer of the case.
                 */
                userId?: string;
                /**
                 * Format: uuid
                 * @description A contact of the tenant.
                 */
                contactId?: string;
                /**
                 * Format: email
                 * @example post@example.com
                 */
                address?: string;
                name?: string;
            }[];
            /** @description Required without a template. */
            subject?: string;
            /**
             * Format: uuid
             * @description An e-mail template; filled in for the case, it is the subject and the notes.
             */
            templateId?: string;
            /** @description Why a message from a template goes out although an objection is open on the case. Only a person who has signed in may say so; it is kept in the audit trail of the case. */
            despiteObjection?: string;
        };
        EndReason: {
            /** Format: uuid */
            endReasonId: string;
            /** Format: uuid */
            tenantId: string;
            handle: string;
            label: string;
            /** @description Whether the reason exists on every tenant. Such a reason cannot be edited. */
            standard: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        EndReasonInput: {
            /**
             * @description The word by which programs know the reason, such as PAID. Unique on the tenant.
             * @example SETTLED_IN_COURT
             */
            handle: string;
            label: string;
        };
        /** @description At least one of the two; what is left out stays as it is. */
        EndReasonPatch: {
            label?: string;
            /**
             * @description The word by which programs know the reason, such as PAID. Unique on the tenant.
             * @example SETTLED_IN_COURT
             */
            handle?: string;
        };
        EventType: {
            event: string;
            description: string;
            /** @description A body as it is sent. */
            example: unknown;
        };
        EventTypes: {
            eventTypes: components["schemas"]["EventType"][];
        };
        /** @description A request to reset a lost second factor, until a second administrator approves. */
        FactorReset: {
            /** Format: uuid */
            factorResetId: string;
            user: {
                /** Format: uuid */
                userId: string;
                name: string;
                email: string;
                /** @enum {string} */
                role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            };
            requestedBy: {
                /** Format: uuid */
                userId: string;
                name: string;
            };
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the request lapses unless it is approved.
             */
            expiresAt: string;
        };
        FactorResetInput: {
            /**
             * Format: uuid
             * @description Whose second factor is lost.
             */
            userId: string;
        };
        Factors: {
            /** @description Whether signing in asks for the code of an app. */
            totp: boolean;
            /** @description How many passkeys signing in can be completed with. */
            passkeys: number;
            recoveryCodesLeft: number;
        };
        File: {
            /** Format: uuid */
            fileId: string;
            /** Format: uuid */
            tenantId: string;
            fileName: string;
            /** @description What the content is, whatever its sender called it. */
            contentType: string;
            /** @description In bytes. */
            size: number;
            /** @description Of the content, in lower-case hexadecimal. */
            sha256: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        FileInput: {
            /**
             * @description Its end says what kind of file it is: pdf, png, jpg, jpeg, docx, xlsx, csv, txt or eml.
             * @example Aftale.pdf
             */
            fileName: string;
            /**
             * @description Taken, but not believed: what a file is, is told by its content.
             * @example application/pdf
             */
            contentType?: string;
            /** @description The content in base64 (RFC 4648 §4) with padding and without line breaks. */
            content: string;
        };
        Geocode: {
            latitude: number;
            longitude: number;
        };
        /** @description Where it is paid to, unless to a Danish account. */
        IbanAccount: {
            /**
             * @description Checked by its country and check digits. Kept without spaces.
             * @example DK5000400440116243
             */
            iban: string;
            /**
             * @description The BIC (SWIFT code) of the bank: 8 or 11 characters.
             * @example NDEADKKK
             */
            bic: string;
        };
        Interaction: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            tenantId: string;
            /** @enum {string} */
            type: "DEBTOR NOTE" | "NOTE" | "CLIENT NOTE" | "EMAIL" | "SMS" | "LETTER" | "DIGITAL POST" | "PHONE CALL" | "AUTO CALL" | "E-INVOICE";
            /**
             * @description INCOMING for messages received from a debtor or another party.
             * @enum {string}
             */
            direction: "INCOMING" | "OUTGOING";
            /** @enum {string} */
            state: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
            /** Format: uuid */
            referenceId: string | null;
            /** @enum {string|null} */
            referenceType: "debtor" | "case" | "tribunal-case" | "creditor" | "customer" | "collector" | "case-voucher" | "billing-voucher" | "billing" | "workflow" | "template" | null;
            /** @description HTML that is safe to show. */
            notes: string;
            details: {
                [key: string]: unknown;
            };
            /**
             * @description The lowest role that sees the interaction; `client` shows it to the creditor but not to the debtor.
             * @enum {string}
             */
            minVisibilityRole: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            files: components["schemas"]["AttachedFile"][];
            delivery: components["schemas"]["Delivery"] | null;
            /**
             * Format: date-time
             * @description When the message was written or sent, as its creator says.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it came to the service.
             * @example 2024-04-30T23:00:00.000Z
             */
            registeredAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        InteractionCreated: {
            /** Format: uuid */
            id: string;
        };
        InteractionInput: {
            /** @enum {string} */
            type: "DEBTOR NOTE" | "NOTE" | "CLIENT NOTE" | "EMAIL" | "SMS" | "LETTER" | "DIGITAL POST" | "PHONE CALL" | "AUTO CALL" | "E-INVOICE";
            /**
             * @description INCOMING unless given.
             * @enum {string}
             */
            direction?: "INCOMING" | "OUTGOING";
            /**
             * @description Unless given: MAPPED for an incoming interaction with a referenceId, UNMAPPED for one without, PENDING for an outgoing one.
             * @enum {string}
             */
            state?: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
            /**
             * Format: uuid
             * @description The owning entity, typically a case.
             */
            referenceId?: string | null;
            /**
             * @description What referenceId names; `case` unless given. What is named must exist on the tenant, except tribunal-case and billing-voucher, which are taken as given.
             * @enum {string|null}
             */
            referenceType?: "debtor" | "case" | "tribunal-case" | "creditor" | "customer" | "collector" | "case-voucher" | "billing-voucher" | "billing" | "workflow" | "template" | null;
            /** @description HTML. What could run or load anything is taken out. */
            notes?: string;
            /** @description Free-form, such as the fields of a submitted form. */
            details?: {
                [key: string]: unknown;
            };
            /**
             * @description The lowest role that sees the interaction; `client` shows it to the creditor but not to the debtor.
             * @enum {string}
             */
            minVisibilityRole?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            files?: (string | {
                /** Format: uuid */
                fileId?: string;
                /**
                 * @description Its end says what kind of file it is: pdf, png, jpg, jpeg, docx, xlsx, csv, txt or eml.
                 * @example Aftale.pdf
                 */
                fileName?: string;
                /**
                 * @description Taken, but not believed: what a file is, is told by its content.
                 * @example application/pdf
                 */
                contentType?: string;
                /** @description The content in base64 (RFC 4648 §4) with padding and without line breaks. */
                content?: string;
            })[];
            email?: components["schemas"]["EmailInput"];
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            createdAt?: string;
        };
        InteractionPatch: {
            /**
             * @description An incoming interaction goes between UNMAPPED, MAPPED and HANDLED; an outgoing one that is not sent yet is CANCELLED, and one that is held is sent by QUEUED. DELETED takes either from the lists.
             * @enum {string}
             */
            state?: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
            /**
             * Format: uuid
             * @description What the interaction belongs to; it maps an unmapped one, and null unmaps it.
             */
            referenceId?: string | null;
            /**
             * @description What `referenceId` names, which must be given with it.
             * @enum {string|null}
             */
            referenceType?: "debtor" | "case" | "tribunal-case" | "creditor" | "customer" | "collector" | "case-voucher" | "billing-voucher" | "billing" | "workflow" | "template" | null;
        };
        Invitation: {
            /** @description The address that the link is sent to. The link itself is in no answer. */
            email: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
            /** @description False while the service has no mail server: the e-mail then waits in the outbox for one. */
            isMailConfigured: boolean;
        };
        Link: {
            /** Format: uuid */
            linkId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            caseId: string;
            /** Format: uuid */
            userId: string | null;
            /** @enum {string|null} */
            language: "en" | "da" | null;
            /**
             * @description Only an ACTIVE link opens the case. A link that was revoked stays so, also once it has expired.
             * @enum {string}
             */
            state: "ACTIVE" | "EXPIRED" | "REVOKED";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            revokedBy: components["schemas"]["Actor"] | null;
            /** @description How often the page was opened. */
            openCount: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastOpenedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        LinkInput: {
            /** Format: uuid */
            caseId: string;
            /**
             * Format: uuid
             * @description The user of the customer that the link is for: what is written through it is written in their name. An alternative contact sees less than a debtor.
             */
            userId?: string | null;
            /**
             * @description The language of the page; that of the user, else of the tenant, unless given.
             * @enum {string|null}
             */
            language?: "en" | "da" | null;
            /**
             * Format: timestamp
             * @description When the link stops working: in the future and within 366 days. 90 days from now unless given.
             * @example 2030-01-01
             */
            expiresAt?: string;
        };
        LoggedRequest: {
            /**
             * Format: uuid
             * @description As the Request-Id header of the answer named it.
             */
            requestId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /**
             * @description The operation that was asked for.
             * @example create-contact
             */
            operation: string;
            /** @example POST */
            method: string;
            /** @description Without the query. */
            path: string;
            /** @description What stood behind the question mark. */
            query: string | null;
            status: number;
            /** @description From the first byte of the request to the last of the answer. */
            durationMs: number;
            caller: components["schemas"]["Actor"];
            idempotencyKey: string | null;
            /** @description The answer is the one that an earlier request with the same key was given. */
            isReplay: boolean;
            /** @description The code of the problem, where the answer was one. */
            problemCode: string | null;
            /** @description What the request named or made, as far as its ids are known. */
            objectIds: string[];
        };
        LoggedRequestDetails: {
            /**
             * Format: uuid
             * @description As the Request-Id header of the answer named it.
             */
            requestId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /**
             * @description The operation that was asked for.
             * @example create-contact
             */
            operation: string;
            /** @example POST */
            method: string;
            /** @description Without the query. */
            path: string;
            /** @description What stood behind the question mark. */
            query: string | null;
            status: number;
            /** @description From the first byte of the request to the last of the answer. */
            durationMs: number;
            caller: components["schemas"]["Actor"];
            idempotencyKey: string | null;
            /** @description The answer is the one that an earlier request with the same key was given. */
            isReplay: boolean;
            /** @description The code of the problem, where the answer was one. */
            problemCode: string | null;
            /** @description What the request named or made, as far as its ids are known. */
            objectIds: string[];
            /** @description As text, cut off after 4 KiB. Secrets, contents of files and what looks like a CPR number are left out. */
            requestBody: string | null;
            /** @description The same for the answer. */
            responseBody: string | null;
        };
        Mention: {
            /** @example creditor.name */
            name: string;
            /** @enum {string} */
            type: "text" | "list" | "date" | "amount" | "boolean" | "vouchers";
            description: string;
            /** @description What a preview without a case shows. */
            example: unknown;
        };
        OutgoingMail: {
            /** Format: uuid */
            mailId: string;
            /**
             * @description What it was written for, such as `interaction` or `invitation`.
             * @example interaction
             */
            purpose: string;
            /**
             * Format: uuid
             * @description What it belongs to: the interaction, for one.
             */
            referenceId: string | null;
            /**
             * @description `WAITING` until every recipient was tried, then `SENT`, `BOUNCED` or `CANCELLED`.
             * @enum {string}
             */
            state: "WAITING" | "SENT" | "BOUNCED" | "CANCELLED";
            /** @description The tenant is a demo or test tenant: the e-mail was kept here and sent to nobody. */
            isCaptured: boolean;
            recipients: {
                /** @description The e-mail address. */
                address: string;
                name: string | null;
                /**
                 * @description What became of the e-mail there.
                 * @enum {string}
                 */
                state: "WAITING" | "SENT" | "BOUNCED";
                /** @description What the mail server answered. */
                answer: string | null;
            }[];
            subject: string;
            /** @description How often it was tried. */
            attempts: number;
            /** @description What the mail server answered last. */
            lastAnswer: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            doneAt: string | null;
            /** @description The text of a captured e-mail. Null for e-mails that were really sent, and for those with a link to set a password. */
            text: string | null;
            /** @description The names of the attached files, as long as the text is kept. */
            attachments: string[];
        };
        Overview: {
            /**
             * Format: date-time
             * @description When the figures were counted. Large tenants are counted less often.
             * @example 2024-04-30T23:00:00.000Z
             */
            asOf: string;
            collected: {
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                 * @example 1250000
                 */
                thisMonth: number;
                /**
                 * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                 * @example 1250000
                 */
                lastMonth: number;
                /**
                 * @description What had been collected last month by the same day of the month, to compare this month with.
                 * @example 1250000
                 */
                lastMonthToDate: number;
                /** @description The last twelve months, the oldest first; months in which nothing came in are there with 0. */
                months: {
                    /** @example 2026-11 */
                    month: string;
                    /**
                     * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                     * @example 1250000
                     */
                    amount: number;
                }[];
            }[];
            /** @description Every creditor for whom something came in since the beginning of last month, the largest first. */
            collectedByCreditor: {
                /** Format: uuid */
                creditorId: string;
                name: string;
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                 * @example 1250000
                 */
                thisMonth: number;
                /**
                 * @description Deposits by their date, less those that were reversed, in the minor unit of the currency. Below zero where more was reversed than came in.
                 * @example 1250000
                 */
                lastMonth: number;
            }[];
            /** @description What is owed on cases that are not ended. */
            ageing: {
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description For how many days it has been due.
                 * @enum {string}
                 */
                bucket: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /**
                 * @description In the minor unit of the currency: 1,200.00 is 120000.
                 * @example 120000
                 */
                outstanding: number;
                vouchers: number;
            }[];
            casesByStatus: {
                PENDING: number;
                VERIFIED: number;
                ENDED: number;
            };
            /** @description What waits for someone. */
            work: {
                /** @description Incoming, and not yet on a case. */
                unmappedInteractions: number;
                /** @description Incoming, on a case, and not yet handled. */
                unhandledInteractions: number;
                /** @description Cases with an open update whose reminder has come: those that `list-cases` finds with `reminderDue`. */
                remindersDue: number;
                /** @description Cases that nobody has verified yet. */
                pendingCases: number;
            };
        };
        OwnSession: {
            /** Format: uuid */
            sessionId: string;
            isCurrent: boolean;
            /** @description What the browser said it was. */
            device: string;
            /** @description Where it signed in from. */
            address: string;
            methods: ("password" | "totp" | "passkey" | "recovery-code")[];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
        };
        Passkey: {
            /** Format: uuid */
            passkeyId: string;
            name: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastUsedAt: string | null;
        };
        PasskeyName: {
            name: string;
        };
        /** @description What the browser answered to `navigator.credentials.get`, as JSON. */
        PasskeyProof: {
            id: string;
            rawId: string;
            /** @enum {string} */
            type: "public-key";
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            authenticatorAttachment?: string | null;
            response: {
                clientDataJSON: string;
                authenticatorData: string;
                signature: string;
                userHandle?: string | null;
            };
        };
        PasskeyRegistration: {
            /**
             * @description What you know the device by.
             * @default Passkey
             */
            name?: string;
            /** @description What the browser answered to `navigator.credentials.create`, as JSON. */
            credential: {
                id: string;
                rawId: string;
                /** @enum {string} */
                type: "public-key";
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                authenticatorAttachment?: string | null;
                response: {
                    clientDataJSON: string;
                    attestationObject: string;
                    authenticatorData?: string;
                    transports?: string[];
                    publicKeyAlgorithm?: number;
                    publicKey?: string;
                };
            };
        };
        PasswordByLinkInput: {
            /** @description What stands behind the # of the link. */
            token: string;
            password: string;
        };
        PasswordChange: {
            current: string;
            new: string;
        };
        PasswordResetInput: {
            /**
             * Format: email
             * @example post@example.com
             */
            email: string;
        };
        PasswordShown: {
            password: string;
        };
        Payout: {
            /** Format: uuid */
            payoutId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            caseId: string | null;
            /**
             * Format: uuid
             * @description The voucher it was made for, with a contact as its recipient.
             */
            caseVoucherId: string | null;
            /** Format: uuid */
            contactId: string | null;
            /**
             * Format: uuid
             * @description The settlement it was made for, with a creditor as its recipient.
             */
            billingId: string | null;
            /** Format: uuid */
            creditorId: string | null;
            /** @description As it was when the payout was made. */
            recipientName: string;
            bankAccount: components["schemas"]["BankAccount"] | null;
            ibanAccount: components["schemas"]["IbanAccount"] | null;
            accountChange: components["schemas"]["AccountNotice"] | null;
            /**
             * @description While it is REQUIRED, the payout can neither be exported nor marked as paid: the account of its recipient was changed recently, or is no longer the one it goes to.
             * @enum {string}
             */
            approvalState: "NOT_REQUIRED" | "REQUIRED" | "APPROVED";
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            approvedAt: string | null;
            approvedBy: components["schemas"]["Actor"] | null;
            transactionAccount: components["schemas"]["PayoutSource"] | null;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            amount: number;
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @enum {string} */
            state: "PENDING" | "PAID";
            /**
             * Format: date
             * @example 2026-03-31
             */
            paidOn: string | null;
            /** @description What the payment is known by at the bank. */
            reference: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was marked as paid.
             */
            paidAt: string | null;
            paidBy: components["schemas"]["Actor"] | null;
            /** @description What the creditor of the settlement or of the case is called now. */
            creditorName: string | null;
            /** @description What the customer of the case is called now. */
            debtorName: string | null;
            /** @description The number of the case. */
            caseSeqId: number | null;
            /** @description The number of the settlement. */
            billingSeqId: number | null;
        };
        PayoutPatch: {
            /**
             * @description `PENDING` leads to `PAID`, and nothing leads back.
             * @enum {string}
             */
            state: "PENDING" | "PAID";
            /**
             * Format: date
             * @description The day of the payment. Today, if left out.
             * @example 2026-03-31
             */
            paidOn?: string;
            /** @description What it is known by at the bank. */
            reference?: string | null;
        };
        PayoutSource: {
            /** Format: uuid */
            transactionAccountId: string;
            name: string;
            bankAccount: components["schemas"]["BankAccount"];
        };
        PayoutSums: {
            currencies: {
                /** @enum {string} */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                count: number;
                /**
                 * @description In the minor unit of the currency: 1,200.00 is 120000.
                 * @example 120000
                 */
                amount: number;
                /**
                 * @description Of this, what is not marked as paid yet.
                 * @example 120000
                 */
                pending: number;
                /**
                 * @description Of what is pending, what waits for the approval of a second person and is in no export.
                 * @example 120000
                 */
                awaitingApproval: number;
            }[];
        };
        Phone: {
            /**
             * @description Country calling code without the plus.
             * @example 45
             */
            locale: string;
            /**
             * @description Number without the country code.
             * @example 70123456
             */
            number: string;
        };
        Presence: {
            /** @description Who else has the case open, whoever came first foremost. */
            others: components["schemas"]["PresentUser"][];
        };
        PresenceInput: {
            /** Format: uuid */
            caseId: string;
            /**
             * Format: uuid
             * @description The window that shows the case, by an id that it makes for itself.
             */
            viewId: string;
            /**
             * @description `here` while the case is open, said again every few seconds; `gone` when it is left.
             * @enum {string}
             */
            state: "here" | "gone";
        };
        PresentUser: {
            /** Format: uuid */
            userId: string;
            name: string;
            /**
             * Format: date-time
             * @description Since when the case is open in the first of its windows.
             * @example 2024-04-30T23:00:00.000Z
             */
            since: string;
        };
        /** Problem */
        Problem: {
            /** @example /problems/validation-failed */
            type: string;
            /** @description In the language that `Content-Language` names, as `detail` and the messages are. */
            title: string;
            status: number;
            detail: string;
            instance: string;
            /** @description The same text as `detail`. */
            message: string;
            /** @enum {string} */
            code: "malformed-json" | "bad-request" | "body-too-large" | "unsupported-media-type" | "validation-failed" | "unknown-fields" | "unknown-reference" | "route-not-found" | "method-not-allowed" | "not-found" | "precondition-failed" | "idempotency-key-invalid" | "idempotency-key-reused" | "idempotency-in-progress" | "unavailable" | "internal" | "sign-in-refused" | "scope-not-held" | "user-inactive" | "passkey-taken" | "role-too-low" | "cross-site-request" | "unauthorized" | "insufficient-scope" | "rate-limited" | "too-many-streams" | "creditor-reference-taken" | "email-taken" | "property-handle-taken" | "voucher-type-handle-taken" | "end-reason-handle-taken" | "in-use" | "default-account-taken" | "customer-reference-taken" | "voucher-not-payable" | "amount-exceeds-outstanding" | "currency-mismatch" | "unique-id-taken" | "billing-draft-open" | "creditor-entry-reversed" | "total-too-large" | "payment-date-in-future" | "payment-date-too-early" | "voucher-already-reversed" | "allocation-undone" | "file-type-refused" | "file-content-refused" | "file-in-use" | "rendering-too-large" | "template-handle-taken" | "responsible-role-too-low" | "token-revoked" | "password-link-invalid" | "password-wrong" | "password-not-recent" | "code-wrong" | "passkey-refused" | "too-many-passkeys" | "second-factor-required" | "invitation-accepted" | "role-without-sign-in" | "second-person-needed" | "no-second-factor" | "factor-reset-own" | "last-admin" | "cases-not-mergeable" | "case-merged" | "case-not-merged" | "merge-has-allocations" | "case-not-paid" | "status-not-allowed" | "end-reason-required" | "standard-update-type" | "objection-open" | "standard-end-reason" | "payout-contact-required" | "payout-contact-not-allowed" | "contact-without-bank-account" | "case-total-too-large" | "reversal-not-reversible" | "payout-not-reversible" | "voucher-not-a-credit" | "amount-exceeds-unallocated" | "allocation-of-reversal" | "payment-reference-ambiguous" | "voucher-not-found" | "voucher-not-unique" | "billing-model-missing" | "nothing-to-bill" | "payout-below-minimum" | "billing-too-large" | "billing-approved" | "creditor-bank-account-missing" | "payout-paid" | "payout-approval-required" | "creditor-owes-less" | "creditor-entry-final" | "standard-voucher-type" | "customer-not-unique" | "last-debtor" | "creditor-closed" | "state-not-allowed" | "recipient-without-address" | "deadline-too-short" | "unknown-mention" | "template-invalid" | "file-quota-exceeded" | "webhook-url-refused";
            errors?: {
                /** @description A JSON pointer. */
                path: string;
                message: string;
            }[];
            requestId: string;
        };
        PropertyType: {
            /** Format: uuid */
            propertyTypeId: string;
            /** Format: uuid */
            tenantId: string;
            handle: string;
            label: string;
            /** @enum {string} */
            type: "checkbox" | "date" | "dropdown" | "text" | "number" | "file" | "address" | "money";
            /** @enum {string} */
            entity: "case" | "case-voucher" | "creditor";
            /** @description What can be chosen; null unless it is a `dropdown`. */
            options: string[] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        PropertyTypeInput: {
            /**
             * @description The name under which `properties` hold the value: a letter, then letters, digits, `-` and `_`; 64 characters at most. Unique among the property types of the entity.
             * @example department
             */
            handle: string;
            label: string;
            /**
             * @description What a value looks like: `checkbox` a boolean, `date` a string such as 2024-05-01, `dropdown` one of the options, `text` a string of at most 5,000 characters, `number` a number, `file` the id of a file, `address` an object as the addresses of creditors are, `money` an integer in the minor unit. A value may always be null.
             * @enum {string}
             */
            type: "checkbox" | "date" | "dropdown" | "text" | "number" | "file" | "address" | "money";
            /**
             * @description What carries the property.
             * @default case
             * @enum {string}
             */
            entity?: "case" | "case-voucher" | "creditor";
            /**
             * @description What can be chosen. Only a `dropdown` has options, and it must have them.
             * @example [
             *       "North",
             *       "South"
             *     ]
             */
            options?: string[] | null;
        };
        PropertyTypePatch: {
            label?: string;
            /**
             * @description What can be chosen. Only a `dropdown` has options, and it must have them.
             * @example [
             *       "North",
             *       "South"
             *     ]
             */
            options?: string[] | null;
        };
        RecoveryCodes: {
            recoveryCodes: string[];
        };
        ReferenceVoucherInput: {
            /** Format: uuid */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign does not matter; the voucher type says which way it counts.
             * @example 120000
             */
            amount: number;
            /**
             * @description Whose claim or payment it is.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description When interest begins to run.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
        };
        RegisteredCasePayment: {
            /**
             * Format: uuid
             * @description The deposit that was booked.
             */
            caseVoucherId: string;
            /** Format: uuid */
            caseId: string;
            /**
             * @description What found no debt to pay; it stays on the deposit.
             * @example 120000
             */
            unallocated: number;
            /** @description What the money paid. */
            allocations: components["schemas"]["CaseVoucherAllocation"][];
        };
        RegistryIdentifier: {
            /** @enum {string} */
            scheme: "DK:CVR" | "DK:CPR" | "NO:ORG" | "NO:ORGNR" | "SE:ORGNR" | "GLN";
            /** @example 12345674 */
            value: string;
        };
        SavedView: {
            /** Format: uuid */
            savedViewId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            /**
             * @description The list that the filters are for.
             * @enum {string}
             */
            area: "cases" | "customers" | "interactions";
            /**
             * @description The query parameters of the list, by name.
             * @example {
             *       "status": "VERIFIED",
             *       "sort": "-createdAt"
             *     }
             */
            query: {
                [key: string]: string;
            };
            /** @description Whether everybody on the tenant sees the view. */
            shared: boolean;
            /** @description Whether the caller made it. */
            mine: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        SavedViewInput: {
            name: string;
            /**
             * @description The list that the filters are for.
             * @enum {string}
             */
            area: "cases" | "customers" | "interactions";
            /**
             * @description The query parameters of the list, by name.
             * @example {
             *       "status": "VERIFIED",
             *       "sort": "-createdAt"
             *     }
             */
            query: {
                [key: string]: string;
            };
            /** @description Whether everybody on the tenant sees the view. */
            shared?: boolean;
        };
        SavedViewPatch: {
            name?: string;
            /**
             * @description The query parameters of the list, by name.
             * @example {
             *       "status": "VERIFIED",
             *       "sort": "-createdAt"
             *     }
             */
            query?: {
                [key: string]: string;
            };
            /** @description Whether everybody on the tenant sees the view. */
            shared?: boolean;
        };
        ScopeCatalogue: {
            scopes: {
                scope: string;
                operations: {
                    id: string;
                    method: string;
                    path: string;
                    summary: string;
                }[];
            }[];
        };
        Session: {
            /** Format: uuid */
            sessionId: string;
            user: components["schemas"]["SessionUser"];
            tenant: components["schemas"]["SessionTenant"];
            /**
             * @description What the role of the user allows, in the words of scopes: at least one operation of each.
             * @example [
             *       "read:cases",
             *       "write:cases"
             *     ]
             */
            scopes: string[];
            /** @description How the user has proved itself. */
            methods: ("password" | "totp" | "passkey" | "recovery-code")[];
            /**
             * Format: date-time
             * @description When the session ends however it is used. Unused, it ends after 30 minutes.
             */
            expiresAt: string;
        };
        SessionTenant: {
            /** Format: uuid */
            tenantId: string;
            name: string;
            timeZone: string;
            language: string;
            /**
             * @description What new cases are in unless told otherwise.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
        };
        SessionUser: {
            /** Format: uuid */
            userId: string;
            name: string;
            email: string;
            /** @enum {string} */
            role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            language: string;
        };
        SignInInput: {
            /**
             * Format: email
             * @example post@example.com
             */
            email: string;
            password: string;
            /**
             * Format: uuid
             * @description Which tenant, where one e-mail address is known on several.
             */
            tenantId?: string;
        };
        SignInOutcome: {
            /**
             * @description `signed-in`: the cookie is a session. `second-factor`: it is half of one; show one of `methods` within ten minutes. `enrolment`: the tenant requires a second factor and you have none; set one up within ten minutes (`start-totp` or `start-passkey`), which signs you in. `choose-tenant`: the password fits on several tenants; send it again with the `tenantId` of one.
             * @enum {string}
             */
            state: "signed-in" | "second-factor" | "enrolment" | "choose-tenant";
            methods?: ("totp" | "passkey" | "recovery-code")[];
            tenants?: {
                /** Format: uuid */
                tenantId: string;
                name: string;
            }[];
            session?: components["schemas"]["Session"];
        };
        Template: {
            /** Format: uuid */
            templateId: string;
            /** Format: uuid */
            tenantId: string;
            handle: string;
            name: string;
            /** @enum {string} */
            kind: "letter" | "email";
            /**
             * @description The language it is written in, in which amounts and dates are set as well.
             * @enum {string}
             */
            language: "da" | "en";
            subject: string;
            body: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        TemplateInput: {
            /**
             * @description The same for the template of one purpose in every language and kind.
             * @example reminder
             */
            handle: string;
            name: string;
            /** @enum {string} */
            kind: "letter" | "email";
            /**
             * @description The language it is written in, in which amounts and dates are set as well.
             * @enum {string}
             */
            language: "da" | "en";
            /**
             * @description Liquid, one line.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject: string;
            /**
             * @description Liquid. Of an e-mail HTML, which is sanitised. Of a letter text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item, `**` sets bold. Amounts and dates are set by the filters `money` and `date`, and `{{ vouchers | table }}` is the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body: string;
        };
        TemplatePatch: {
            /**
             * @description The same for the template of one purpose in every language and kind.
             * @example reminder
             */
            handle?: string;
            name?: string;
            /**
             * @description The language it is written in, in which amounts and dates are set as well.
             * @enum {string}
             */
            language?: "da" | "en";
            /**
             * @description Liquid, one line.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject?: string;
            /**
             * @description Liquid. Of an e-mail HTML, which is sanitised. Of a letter text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item, `**` sets bold. Amounts and dates are set by the filters `money` and `date`, and `{{ vouchers | table }}` is the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body?: string;
        };
        TemplatePreview: {
            subject: string;
            /** @description Of an e-mail HTML that is safe to show, of a letter its text. */
            body: string;
        };
        TemplatePreviewInput: {
            /** @enum {string} */
            kind: "letter" | "email";
            /**
             * @description The language it is written in, in which amounts and dates are set as well.
             * @enum {string}
             */
            language: "da" | "en";
            /**
             * @description Liquid, one line.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject: string;
            /**
             * @description Liquid. Of an e-mail HTML, which is sanitised. Of a letter text: an empty line ends a paragraph, `# ` begins a heading, `- ` an item, `**` sets bold. Amounts and dates are set by the filters `money` and `date`, and `{{ vouchers | table }}` is the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body: string;
            /**
             * Format: uuid
             * @description Whose data is filled in; example data without it.
             */
            caseId?: string | null;
            /**
             * Format: uuid
             * @description Who is written to; the debtor of the case unless given.
             */
            userId?: string | null;
            /**
             * Format: date
             * @description Until when to pay or answer; in 14 days unless given.
             * @example 2030-03-16
             */
            deadline?: string;
        };
        TenantSettings: {
            /** Format: uuid */
            tenantId: string;
            name: string;
            timeZone: string;
            language: string;
            /**
             * @description What new cases are in unless told otherwise.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            /**
             * Format: uuid
             * @description The file of a PNG or JPEG that stands at the head of letters, settlements and the debtor web: at most 1 MiB and 2,000,000 pixels.
             */
            logoFileId: string | null;
            phone: components["schemas"]["Phone"] | null;
            email: string | null;
            /** @description How to pay, in words for debtors. */
            paymentInstructions: string | null;
            bankAccount: components["schemas"]["BankAccount"] | null;
            address: components["schemas"]["Address"] | null;
            /**
             * @description When the phone is answered, in words for debtors.
             * @example Mandag–torsdag 9–15
             */
            openingHours: string | null;
            /**
             * @description What debtors write on a payment. `{{caseNumber}}` stands for the journal number of the case, or else its number, and must be in it; null is that number alone.
             * @example Sag {{caseNumber}}
             */
            paymentReference: string | null;
            /** @description Where all that is owed fell due before and no letter asks for it by a later day, the debtor web asks for it within so many days after its link was made. */
            paymentDeadlineDays: number | null;
            /** @description How many days back a payment may be dated; 0 is today alone, and null sets no limit. */
            paymentDaysBack: number | null;
            /** @description Whether a case ends as PAID when a payment brings what is owed on it, accrued interest included, to nothing. */
            endPaidCases: boolean;
            /** @description Everybody who signs in needs a second factor. Whoever has none is signed out when this is set, and sets one up after the password before anything else. Tokens are not affected. */
            secondFactorRequired: boolean;
            /** @description For so many days after the account of a creditor or contact was changed, a payout to it needs a second person; 0 is never. 7 unless set. A lower number takes effect once the days before it have run out. */
            payoutReviewDays: number;
            /** @description The greater number from before it was lowered; else 0. */
            formerPayoutReviewDays: number;
            /**
             * Format: date-time
             * @description Until when `formerPayoutReviewDays` still apply, after `payoutReviewDays` was lowered.
             */
            formerPayoutReviewUntil: string | null;
        };
        TenantSettingsPatch: {
            name?: string;
            /**
             * @description IANA name of the time zone in which plain dates are read.
             * @example Europe/Copenhagen
             */
            timeZone?: string;
            /**
             * @description Two-letter language code.
             * @example da
             */
            language?: string;
            /**
             * @description What new cases are in unless told otherwise.
             * @enum {string|null}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            /**
             * Format: uuid
             * @description The file of a PNG or JPEG that stands at the head of letters, settlements and the debtor web: at most 1 MiB and 2,000,000 pixels.
             */
            logoFileId?: string | null;
            phone?: components["schemas"]["Phone"] | null;
            /**
             * Format: email
             * @example post@example.com
             */
            email?: string | null;
            /** @description How to pay, in words for debtors. */
            paymentInstructions?: string | null;
            bankAccount?: components["schemas"]["BankAccount"] | null;
            address?: components["schemas"]["Address"] | null;
            /**
             * @description When the phone is answered, in words for debtors.
             * @example Mandag–torsdag 9–15
             */
            openingHours?: string | null;
            /**
             * @description What debtors write on a payment. `{{caseNumber}}` stands for the journal number of the case, or else its number, and must be in it; null is that number alone.
             * @example Sag {{caseNumber}}
             */
            paymentReference?: string | null;
            /** @description Where all that is owed fell due before and no letter asks for it by a later day, the debtor web asks for it within so many days after its link was made. */
            paymentDeadlineDays?: number | null;
            /** @description How many days back a payment may be dated; 0 is today alone, and null sets no limit. */
            paymentDaysBack?: number | null;
            /** @description Whether a case ends as PAID when a payment brings what is owed on it, accrued interest included, to nothing. */
            endPaidCases?: boolean;
            /** @description Everybody who signs in needs a second factor. Whoever has none is signed out when this is set, and sets one up after the password before anything else. Tokens are not affected. */
            secondFactorRequired?: boolean;
            /** @description For so many days after the account of a creditor or contact was changed, a payout to it needs a second person; 0 is never. 7 unless set. A lower number takes effect once the days before it have run out. */
            payoutReviewDays?: number;
        };
        TestEvent: {
            /** Format: uuid */
            eventId: string;
            event: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            time: string;
            data: unknown;
            /**
             * Format: uuid
             * @description Of the delivery to the webhook; null where it went to the stream.
             */
            deliveryId: string | null;
        };
        TestEventInput: {
            /**
             * @description The type of the event.
             * @example cases.create
             */
            event: string;
            /**
             * Format: uuid
             * @description The webhook it is sent to, even if that is off. Without one, all who listen to the stream get it.
             */
            webhookId?: string | null;
        };
        Token: {
            /** Format: uuid */
            tokenId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            /** @description What the token can be recognised by; it is no part of the secret. */
            hint: string;
            scopes: string[];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description To the minute; null when it was never used.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        TokenInput: {
            name: string;
            /** @description What the token may do. Only scopes that some endpoint asks for, and that the caller itself has. */
            scopes: string[];
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            expiresAt?: string | null;
        };
        TokenPatch: {
            name?: string;
            /** @description What the token may do. Only scopes that some endpoint asks for, and that the caller itself has. */
            scopes?: string[];
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            expiresAt?: string | null;
        };
        TokenPermissions: {
            /** Format: uuid */
            tenantId: string;
            token: {
                /** Format: uuid */
                id: string;
                name: string;
            };
            /**
             * @example [
             *       "read:contacts",
             *       "write:contacts"
             *     ]
             */
            scopes: string[];
        };
        TotpSetup: {
            secret: string;
            uri: string;
        };
        TransactionAccount: {
            /** Format: uuid */
            transactionAccountId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            bankAccount: components["schemas"]["BankAccount"];
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            isDefault: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        TransactionAccountInput: {
            name: string;
            bankAccount: components["schemas"]["BankAccount"];
            /** @enum {string} */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whether money in this currency is collected on the account unless said otherwise. The account that was the default before then is it no longer.
             * @default false
             */
            isDefault?: boolean;
        };
        TransactionAccountPatch: {
            name?: string;
            bankAccount?: components["schemas"]["BankAccount"];
            /** @description Whether money in this currency is collected on the account unless said otherwise. The account that was the default before then is it no longer. */
            isDefault?: boolean;
        };
        UltimateCreditor: {
            /** Format: uuid */
            ultimateCreditorId: string;
            /** Format: uuid */
            tenantId: string;
            /** Format: uuid */
            creditorId: string;
            name: string;
            address: components["schemas"]["Address"] | null;
            registryIdentifier: components["schemas"]["RegistryIdentifier"] | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        UltimateCreditorInput: {
            /**
             * Format: uuid
             * @description The creditor that the ultimate creditor stands behind.
             */
            creditorId: string;
            name: string;
            address?: components["schemas"]["Address"] | null;
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        UltimateCreditorPatch: {
            name?: string;
            address?: components["schemas"]["Address"] | null;
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        Update: {
            /** Format: uuid */
            updateId: string;
            /**
             * Format: uuid
             * @description The case the update belongs to.
             */
            referenceId: string;
            /** Format: uuid */
            updateTypeId: string;
            /** @description The label of the update type. */
            label: string;
            /** @description The description of the update type. */
            description: string;
            /** @description The priority of the update type. */
            priority: number;
            /** @description The text of the update. */
            update: string;
            data: unknown;
            /**
             * Format: uuid
             * @description What the update refers to, for example a case voucher.
             */
            refId: string | null;
            /**
             * Format: uuid
             * @description The workflow task that produced the update.
             */
            taskId: string | null;
            /**
             * Format: uuid
             * @description The workflow that produced the update.
             */
            byWorkflowId: string | null;
            intention: unknown;
            /** @enum {string|null} */
            state: "EXECUTED" | "ROLLED_BACK" | null;
            procedure: unknown;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            pausedAt: string;
            /**
             * Format: date-time
             * @description When the update is continued; null while it is open.
             */
            continuedAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            remindedAt: string;
            responsibleType: string | null;
            /** Format: uuid */
            responsibleReferenceId: string | null;
            /**
             * @description The role one needs to be set as responsible.
             * @enum {string|null}
             */
            responsiblePermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * @description The role the update is hidden from.
             * @enum {string|null}
             */
            hiddenPermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * Format: uuid
             * @description The update type the update is paused with when the case ends.
             */
            pauseWithUpdateOnCaseExit: string | null;
            /** @description Whether the update is continued when the case ends. */
            continueOnCaseExit: boolean;
            createdBy: components["schemas"]["Actor"];
            continuedBy: components["schemas"]["Actor"] | null;
        };
        UpdateInput: {
            /** Format: uuid */
            updateTypeId: string;
            /**
             * Format: uuid
             * @description The case, customer or creditor that the update stands on, as the `referenceType` of its type says.
             */
            referenceId: string;
            /**
             * @description The text of the update.
             * @default
             */
            update?: string;
            data?: unknown;
            /**
             * Format: uuid
             * @description What the update refers to: something that belongs to the case, customer or creditor that it stands on, for example a case voucher.
             */
            refId?: string | null;
            intention?: unknown;
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            pausedAt?: string;
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            remindedAt?: string;
            /**
             * @description What kind of party is responsible. `user` is a user of the tenant; other kinds are your own.
             * @example user
             */
            responsibleType?: string | null;
            /**
             * Format: uuid
             * @description Who is responsible. A user must be active, and where the type asks for a role it must be a user who has it.
             */
            responsibleReferenceId?: string | null;
        };
        UpdatePatch: {
            /**
             * Format: timestamp
             * @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            continuedAt: string;
        };
        UpdateType: {
            /** Format: uuid */
            updateTypeId: string;
            label: string;
            description: string;
            priority: number;
            pausing: boolean;
            selectable: boolean;
            public: boolean;
            /** @enum {string} */
            referenceType: "CASE" | "CUSTOMER" | "CREDITOR";
            /** Format: uuid */
            groupId: string | null;
            groupLabel: string | null;
            important: boolean;
            /** @enum {string|null} */
            responsiblePermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /** @enum {string|null} */
            hiddenPermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /** Format: uuid */
            pauseWithUpdateOnCaseExit: string | null;
            continueOnCaseExit: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        UpdateTypeInput: {
            label: string;
            /** @default  */
            description?: string;
            /** @default 0 */
            priority?: number;
            /**
             * @description Whether a case rests while such an update is open.
             * @default false
             */
            pausing?: boolean;
            /**
             * @description Whether caseworkers can choose the type.
             * @default true
             */
            selectable?: boolean;
            /**
             * @description Whether the creditor sees such updates.
             * @default false
             */
            public?: boolean;
            /** @default false */
            important?: boolean;
            /**
             * @description What updates of this type stand on.
             * @default CASE
             * @enum {string}
             */
            referenceType?: "CASE" | "CUSTOMER" | "CREDITOR";
            /**
             * Format: uuid
             * @description Types with the same group id are shown together.
             */
            groupId?: string | null;
            groupLabel?: string | null;
            /**
             * @description The role one needs to be set as responsible.
             * @enum {string|null}
             */
            responsiblePermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * @description The role such updates are hidden from.
             * @enum {string|null}
             */
            hiddenPermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * Format: uuid
             * @description The update type, one of cases, that such updates are paused with when the case ends.
             */
            pauseWithUpdateOnCaseExit?: string | null;
            /**
             * @description Whether such updates are continued when the case ends.
             * @default false
             */
            continueOnCaseExit?: boolean;
        };
        UpdateTypePatch: {
            label?: string;
            /** @default  */
            description?: string;
            /** @default 0 */
            priority?: number;
            /**
             * @description Whether a case rests while such an update is open.
             * @default false
             */
            pausing?: boolean;
            /**
             * @description Whether caseworkers can choose the type.
             * @default true
             */
            selectable?: boolean;
            /**
             * @description Whether the creditor sees such updates.
             * @default false
             */
            public?: boolean;
            /** @default false */
            important?: boolean;
            /**
             * @description What updates of this type stand on.
             * @default CASE
             * @enum {string}
             */
            referenceType?: "CASE" | "CUSTOMER" | "CREDITOR";
            /**
             * Format: uuid
             * @description Types with the same group id are shown together.
             */
            groupId?: string | null;
            groupLabel?: string | null;
            /**
             * @description The role one needs to be set as responsible.
             * @enum {string|null}
             */
            responsiblePermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * @description The role such updates are hidden from.
             * @enum {string|null}
             */
            hiddenPermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * Format: uuid
             * @description The update type, one of cases, that such updates are paused with when the case ends.
             */
            pauseWithUpdateOnCaseExit?: string | null;
            /**
             * @description Whether such updates are continued when the case ends.
             * @default false
             */
            continueOnCaseExit?: boolean;
        };
        User: {
            /** Format: uuid */
            userId: string;
            /** @description Counts the users of the tenant. */
            id: number;
            /** Format: uuid */
            tenantId: string;
            email: string;
            name: string;
            /** @enum {string} */
            role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /** @description Two-letter language code. */
            lang: string;
            phone: components["schemas"]["Phone"] | null;
            active: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        UserInput: {
            /**
             * Format: email
             * @example post@example.com
             */
            email: string;
            name: string;
            /** @enum {string} */
            role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /**
             * @description Two-letter code of the language the user reads. A new user has that of the tenant unless told otherwise.
             * @example da
             */
            lang?: string;
            phone?: components["schemas"]["Phone"] | null;
        };
        UserPatch: {
            name?: string;
            /** @enum {string} */
            role?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /**
             * @description Two-letter code of the language the user reads. A new user has that of the tenant unless told otherwise.
             * @example da
             */
            lang?: string;
            phone?: components["schemas"]["Phone"] | null;
            /** @description False deactivates the user, true takes that back. */
            active?: boolean;
        };
        VoucherType: {
            /** Format: uuid */
            voucherTypeId: string;
            /** Format: uuid */
            tenantId: string;
            handle: string;
            label: string;
            /** @enum {string} */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /** @enum {string} */
            direction: "debit" | "credit";
            payoutRecipient: boolean;
            /** @description Whether the type exists on every tenant, under the same id. Such a type cannot be changed. */
            standard: boolean;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        VoucherTypeInput: {
            /**
             * @description A letter, then letters, digits, `-` and `_`; 64 characters at most. Unique on the tenant.
             * @example locksmith
             */
            handle: string;
            label: string;
            /**
             * @description What kind of claim or credit the vouchers of this type are.
             * @enum {string}
             */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /**
             * @description A debit adds to what is owed, a credit reduces it. Follows from the category: deposits, credit notes and write-offs are credits, all else is a debit.
             * @enum {string}
             */
            direction?: "debit" | "credit";
            /**
             * @description Whether a voucher of this type names a contact to whom its amount is paid out. Debits only.
             * @default false
             */
            payoutRecipient?: boolean;
        };
        VoucherTypePatch: {
            /**
             * @description A letter, then letters, digits, `-` and `_`; 64 characters at most. Unique on the tenant.
             * @example locksmith
             */
            handle?: string;
            label?: string;
            /** @description Counts for the vouchers to come; those that are there keep their payouts. Debits only. */
            payoutRecipient?: boolean;
        };
        Warning: {
            path: string;
            message: string;
        };
        Webhook: {
            /** Format: uuid */
            webhookId: string;
            /** Format: uuid */
            tenantId: string;
            url: string;
            description: string | null;
            events: string[];
            enabled: boolean;
            /** @description Whether events are sent in their order, one after the other: while one fails, those behind it wait for it. */
            fifo: boolean;
            /** @description Requests a second, at most. */
            rateLimit: number;
            /**
             * @description What it may be sent: the scopes of its creator when it was made, cut to what the creator still holds. Events of other areas are not delivered.
             * @example [
             *       "read:cases",
             *       "read:case-vouchers"
             *     ]
             */
            scopes: string[];
            /**
             * Format: date-time
             * @description Until when the last of the secrets before this one signs as well; null where none does.
             * @example 2024-04-30T23:00:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null while all is well.
             * @example 2024-04-30T23:00:00.000Z
             */
            failingSince: string | null;
            /**
             * @description `gone`: the receiver answered 410. `failing`: every attempt of 5 days has failed. `by-hand`: somebody switched it off.
             * @enum {string|null}
             */
            disabledReason: "by-hand" | "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            disabledAt: string | null;
            /** @description What its owner should know, in a sentence; null where there is nothing to say. */
            notice: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
        };
        WebhookAcknowledgeInput: {
            /**
             * Format: uuid
             * @description The last event that was dealt with.
             */
            eventId: string;
        };
        WebhookAcknowledged: {
            /**
             * Format: uuid
             * @description The latest event that this caller has acknowledged.
             */
            eventId: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            acknowledgedAt: string;
        };
        WebhookAttempt: {
            /** Format: uuid */
            attemptId: string;
            number: number;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /** @enum {string} */
            outcome: "succeeded" | "failed";
            status: number | null;
            durationMs: number;
            /** @description The first KiB of the answer. */
            answer: string | null;
            remoteAddress: string | null;
            error: string | null;
        };
        WebhookDelivery: {
            /** Format: uuid */
            deliveryId: string;
            /** Format: uuid */
            webhookId: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            eventId: string;
            event: string;
            /**
             * @description `pending` is to be sent, for the first time or again; `failed` was tried to the end; `skipped` was not sent because the webhook was off.
             * @enum {string}
             */
            state: "pending" | "succeeded" | "failed" | "skipped";
            attemptCount: number;
            /** @description The status of the last answer. */
            lastStatus: number | null;
            /** @description Why the last attempt failed. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When it is tried next; null when it is done.
             * @example 2024-04-30T23:00:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            doneAt: string | null;
        };
        WebhookDeliveryWithAttempts: {
            /** Format: uuid */
            deliveryId: string;
            /** Format: uuid */
            webhookId: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            eventId: string;
            event: string;
            /**
             * @description `pending` is to be sent, for the first time or again; `failed` was tried to the end; `skipped` was not sent because the webhook was off.
             * @enum {string}
             */
            state: "pending" | "succeeded" | "failed" | "skipped";
            attemptCount: number;
            /** @description The status of the last answer. */
            lastStatus: number | null;
            /** @description Why the last attempt failed. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When it is tried next; null when it is done.
             * @example 2024-04-30T23:00:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            doneAt: string | null;
            /** @description What is sent; null where the caller may not read it. */
            body: unknown;
            /** @description The latest 100, oldest first. They are kept for 30 days. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookInput: {
            /**
             * @description Where events are posted to: an https URL on the open internet, at port 443 or 8443, without a user name or password.
             * @example https://hooks.example.com/fordring
             */
            url: string;
            /** @example Our ERP */
            description?: string | null;
            /**
             * @description The types of events that are sent; an empty list means every type, also those to come.
             * @example [
             *       "cases.create",
             *       "case-vouchers.update"
             *     ]
             */
            events?: string[];
            /** @description true if left out. */
            enabled?: boolean;
            /** @description Whether events are sent in their order, one after the other: while one fails, those behind it wait for it. */
            fifo?: boolean;
            /** @description Requests a second, at most; 20 if left out. */
            rateLimit?: number;
        };
        WebhookItem: {
            /**
             * Format: uuid
             * @description The same as the `webhook-id` of a delivery.
             */
            eventId: string;
            event: string;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            time: string;
            /** @description As the schema of the type of event says. */
            data: unknown;
            /**
             * Format: uuid
             * @description The case it belongs to, where it belongs to one.
             */
            caseId: string | null;
            /** @description Counts the events of the case, without gaps. */
            sequence: number | null;
        };
        WebhookPatch: {
            /**
             * @description Where events are posted to: an https URL on the open internet, at port 443 or 8443, without a user name or password.
             * @example https://hooks.example.com/fordring
             */
            url?: string;
            /** @example Our ERP */
            description?: string | null;
            /**
             * @description The types of events that are sent; an empty list means every type, also those to come.
             * @example [
             *       "cases.create",
             *       "case-vouchers.update"
             *     ]
             */
            events?: string[];
            enabled?: boolean;
            /** @description Whether events are sent in their order, one after the other: while one fails, those behind it wait for it. */
            fifo?: boolean;
            /** @description Requests a second, at most. */
            rateLimit?: number;
        };
        WebhookRedelivery: {
            /** @description How many are sent again. */
            count: number;
        };
        WebhookRedeliveryInput: {
            /**
             * Format: timestamp
             * @description Deliveries made then or later.
             * @example 2024-05-01 00:00:00.000+01
             */
            since: string;
            /**
             * Format: uuid
             * @description Of this webhook only; of all if left out.
             */
            webhookId?: string | null;
        };
        WebhookSecretRotationInput: {
            /**
             * @description `keep`, unless given: secrets that still sign go on until their 24 hours are over. `revoke-older`: only the one that is replaced now goes on. `revoke-all`: none does, for a secret that has leaked.
             * @enum {string}
             */
            previousSecrets?: "keep" | "revoke-older" | "revoke-all";
        };
        WebhookWithSecret: {
            /** Format: uuid */
            webhookId: string;
            /** Format: uuid */
            tenantId: string;
            url: string;
            description: string | null;
            events: string[];
            enabled: boolean;
            /** @description Whether events are sent in their order, one after the other: while one fails, those behind it wait for it. */
            fifo: boolean;
            /** @description Requests a second, at most. */
            rateLimit: number;
            /**
             * @description What it may be sent: the scopes of its creator when it was made, cut to what the creator still holds. Events of other areas are not delivered.
             * @example [
             *       "read:cases",
             *       "read:case-vouchers"
             *     ]
             */
            scopes: string[];
            /**
             * Format: date-time
             * @description Until when the last of the secrets before this one signs as well; null where none does.
             * @example 2024-04-30T23:00:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null while all is well.
             * @example 2024-04-30T23:00:00.000Z
             */
            failingSince: string | null;
            /**
             * @description `gone`: the receiver answered 410. `failing`: every attempt of 5 days has failed. `by-hand`: somebody switched it off.
             * @enum {string|null}
             */
            disabledReason: "by-hand" | "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            disabledAt: string | null;
            /** @description What its owner should know, in a sentence; null where there is nothing to say. */
            notice: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            updatedBy: components["schemas"]["Actor"] | null;
            /**
             * @description Verifies the signatures. It is shown only now.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
        };
        Workflow: {
            /** Format: uuid */
            workflowId: string;
            /** Format: uuid */
            tenantId: string;
            name: string;
            description: string | null;
            /**
             * Format: date-time
             * @description ISO 8601 in UTC with milliseconds.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            createdBy: components["schemas"]["Actor"];
        };
        WorkflowInput: {
            name: string;
            description?: string | null;
        };
        WorkflowPatch: {
            name?: string;
            description?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "get-token-permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant, the token and its scopes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPermissions"];
                };
            };
        };
    };
    "list-scopes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every scope with its operations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScopeCatalogue"];
                };
            };
        };
    };
    "list-tokens": {
        parameters: {
            query?: {
                /**
                 * @description Only tokens that work, or that were revoked.
                 * @example live
                 */
                state?: "live" | "revoked";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tokens, without their texts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Token"][];
                    };
                };
            };
        };
    };
    "create-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Webshop",
                 *       "scopes": [
                 *         "write:tokens"
                 *       ],
                 *       "expiresAt": null
                 *     }
                 */
                "application/json": components["schemas"]["TokenInput"];
            };
        };
        responses: {
            /** @description The token, with its text. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedToken"];
                };
            };
        };
    };
    "get-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 92f89d5c-7bb6-87a6-a663-da414ee0434c */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token, without its text. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    "revoke-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 92f89d5c-7bb6-87a6-a663-da414ee0434c */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-token": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 92f89d5c-7bb6-87a6-a663-da414ee0434c */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Webshop",
                 *       "scopes": [
                 *         "write:tokens"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["TokenPatch"];
            };
        };
        responses: {
            /** @description The token as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
                };
            };
        };
    };
    "ask-for-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    "show-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "AbCdEf",
                 *       "rawId": "AbCdEf",
                 *       "type": "public-key",
                 *       "response": {
                 *         "clientDataJSON": "e30",
                 *         "authenticatorData": "AAAA",
                 *         "signature": "MEUC"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyProof"];
            };
        };
        responses: {
            /** @description Signed in, with a new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOutcome"];
                };
            };
        };
    };
    "list-passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
        };
    };
    "start-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Options for the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
        };
    };
    "confirm-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bærbar",
                 *       "credential": {
                 *         "id": "AbCdEf",
                 *         "rawId": "AbCdEf",
                 *         "type": "public-key",
                 *         "response": {
                 *           "clientDataJSON": "e30",
                 *           "attestationObject": "o2Nm"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyRegistration"];
            };
        };
        responses: {
            /** @description The passkey, and recovery codes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmedPasskey"];
                };
            };
        };
    };
    "remove-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6aa9def2-6eb8-8d45-864a-8490f536964e */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "rename-passkey": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6aa9def2-6eb8-8d45-864a-8490f536964e */
                passkeyId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Min telefon"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyName"];
            };
        };
        responses: {
            /** @description The passkey as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
        };
    };
    "request-password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mette.holm@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordResetInput"];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "set-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the-text-behind-the-hash-of-the-link",
                 *       "password": "a password of your own"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordByLinkInput"];
            };
        };
        responses: {
            /** @description The address to sign in with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
        };
    };
    "change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": "the password until now",
                 *       "new": "a password of your own"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "show-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "the password until now"
                 *     }
                 */
                "application/json": components["schemas"]["PasswordShown"];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "show-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description Signed in, with a new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOutcome"];
                };
            };
        };
    };
    "show-recovery-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "abcd-1234-efgh"
                 *     }
                 */
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description Signed in, with a new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOutcome"];
                };
            };
        };
    };
    "get-factors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The second factors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Factors"];
                };
            };
        };
    };
    "start-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret, and the address that an app reads from a picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TotpSetup"];
                };
            };
        };
    };
    "remove-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "confirm-totp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "123456"
                 *     }
                 */
                "application/json": components["schemas"]["CodeInput"];
            };
        };
        responses: {
            /** @description Recovery codes, for the day the device is lost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
        };
    };
    "get-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
        };
    };
    "start-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "admin@demo.example",
                 *       "password": "a password of your own"
                 *     }
                 */
                "application/json": components["schemas"]["SignInInput"];
            };
        };
        responses: {
            /** @description Signed in, or what is still missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInOutcome"];
                };
            };
        };
    };
    "end-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out; also where nobody was signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "list-own-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live sessions, the one last seen first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["OwnSession"][];
                    };
                };
            };
        };
    };
    "end-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All sessions of the user are over. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "list-factor-resets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The open requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        factorResets: components["schemas"]["FactorReset"][];
                    };
                };
            };
        };
    };
    "request-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": "fca0a7c4-6666-8d88-a67f-784367ee803b"
                 *     }
                 */
                "application/json": components["schemas"]["FactorResetInput"];
            };
        };
        responses: {
            /** @description The open request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FactorReset"];
                };
            };
        };
    };
    "approve-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6aa9def2-6eb8-8d45-864a-8490f536964e */
                factorResetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "withdraw-factor-reset": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 6aa9def2-6eb8-8d45-864a-8490f536964e */
                factorResetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "list-users": {
        parameters: {
            query?: {
                /**
                 * @description Only users with this role.
                 * @example caseworker
                 */
                role?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of users. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["User"][];
                    };
                };
            };
        };
    };
    "create-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "mette.holm@example.com",
                 *       "name": "Mette Holm",
                 *       "role": "caseworker",
                 *       "lang": "da",
                 *       "phone": {
                 *         "locale": "45",
                 *         "number": "33123456"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            /** @description The user as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    "get-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example fca0a7c4-6666-8d88-a67f-784367ee803b */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    "patch-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example fca0a7c4-6666-8d88-a67f-784367ee803b */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Mikkel Sørensen",
                 *       "role": "caseworker",
                 *       "phone": {
                 *         "locale": "45",
                 *         "number": "33123457"
                 *       },
                 *       "active": true
                 *     }
                 */
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The user as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
        };
    };
    "create-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 62c79f4e-7bf8-87d8-bf7c-76fae3eed891 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where the invitation was sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
        };
    };
    "end-user-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example fca0a7c4-6666-8d88-a67f-784367ee803b */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions are over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "get-case": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /**
                 * @description The id of the case, or its sequence number.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
        };
    };
    "patch-case": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "journalNumber": "2024-0815",
                 *       "properties": {
                 *         "department": "Aarhus"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CasePatch"];
            };
        };
        responses: {
            /** @description The case as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
        };
    };
    "list-cases": {
        parameters: {
            query?: {
                status?: "PENDING" | "VERIFIED" | "ENDED";
                customerId?: string;
                creditorId?: string;
                groupId?: string;
                /** @description The user who is case responsible: cases of the creditors whose `caseworkerContactId` it is. `me` is the user who has signed in. */
                caseworkerId?: string;
                /** @description The custom journal number, or the sequence number of a case without one. */
                journalNumber?: string;
                /** @description Cases made at this moment or later. */
                createdFrom?: string;
                /** @description Cases made before this moment. */
                createdTo?: string;
                /** @description Cases with this tag. */
                tag?: string;
                /** @description Only cases that an open update pauses now, or only the others. */
                paused?: boolean;
                /** @description Only cases with an open update whose `remindedAt` has come and that the caller may see, or only the others. */
                reminderDue?: boolean;
                /** @description Only cases with an open update of the standard type “Payment promised” whose `remindedAt` has come and since which less came in than promised (`promisedAmount` in its `data`, or else all that is owed), or only the others. */
                promiseBroken?: boolean;
                /** @description Cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only cases that have not ended with a claim of which something is outstanding that has been due for this many days: those that the bucket of `get-ageing` counts. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description A property and its value as `handle:value`, in any case: a text, an option, a day, a number, `true`, `false`, the id of a file, or any one part of an address. */
                property?: string;
                /** @description Finds cases whose customer has a word beginning with each of the given ones in its reference or in the names and e-mail addresses of its users (up to ten words, without regard to case and accents), and cases whose journal number, or the reference of one of whose vouchers, begins with the whole. */
                q?: string;
                /** @description What the cases are ordered by; a minus in front turns the order around. `after` goes on in any order. */
                sort?: "createdAt" | "-createdAt" | "caseSeqId" | "-caseSeqId";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases, oldest first unless `sort` says otherwise. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Case"][];
                    };
                };
            };
        };
    };
    "create-case": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customerId": "bbc38642-6e6c-8b75-9303-aa6d860a5c03",
                 *       "currency": "DKK",
                 *       "caseVouchers": [
                 *         {
                 *           "referenceId": "F-2024-2001",
                 *           "voucherTypeId": "eb41e58e-fccf-419d-a771-cd5027fe6e87",
                 *           "amount": 120000,
                 *           "source": "CREDITOR",
                 *           "date": "2024-05-01 00:00:00.000+01",
                 *           "dueDate": "2024-05-15 00:00:00.000+01",
                 *           "referenceVouchers": [
                 *             {
                 *               "voucherTypeId": "ca4af363-9925-436c-83d6-23b3db6ed5d2",
                 *               "amount": 0,
                 *               "source": "CREDITOR",
                 *               "date": "2024-05-15 00:00:00.000+01",
                 *               "interestStartDate": "2024-05-15 00:00:00.000+01"
                 *             }
                 *           ]
                 *         }
                 *       ],
                 *       "ultimateCreditorId": "da136d7d-4bc4-8ebd-96cf-61fb9d210f63",
                 *       "groupId": "8444111c-e3db-82ec-a21b-180b45410fb4",
                 *       "properties": {
                 *         "department": "Aarhus"
                 *       },
                 *       "journalNumber": null
                 *     }
                 */
                "application/json": components["schemas"]["CaseInput"];
            };
        };
        responses: {
            /** @description The id and the sequence number of the case. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCase"];
                };
            };
        };
    };
    "count-cases": {
        parameters: {
            query?: {
                /** @example VERIFIED */
                status?: "PENDING" | "VERIFIED" | "ENDED";
                customerId?: string;
                creditorId?: string;
                groupId?: string;
                /** @description The user who is case responsible: cases of the creditors whose `caseworkerContactId` it is. `me` is the user who has signed in. */
                caseworkerId?: string;
                /** @description The custom journal number, or the sequence number of a case without one. */
                journalNumber?: string;
                /** @description Cases made at this moment or later. */
                createdFrom?: string;
                /** @description Cases made before this moment. */
                createdTo?: string;
                /** @description Cases with this tag. */
                tag?: string;
                /** @description Only cases that an open update pauses now, or only the others. */
                paused?: boolean;
                /** @description Only cases with an open update whose `remindedAt` has come and that the caller may see, or only the others. */
                reminderDue?: boolean;
                /** @description Only cases with an open update of the standard type “Payment promised” whose `remindedAt` has come and since which less came in than promised (`promisedAmount` in its `data`, or else all that is owed), or only the others. */
                promiseBroken?: boolean;
                /** @description Cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only cases that have not ended with a claim of which something is outstanding that has been due for this many days: those that the bucket of `get-ageing` counts. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description A property and its value as `handle:value`, in any case: a text, an option, a day, a number, `true`, `false`, the id of a file, or any one part of an address. */
                property?: string;
                /** @description Finds cases whose customer has a word beginning with each of the given ones in its reference or in the names and e-mail addresses of its users (up to ten words, without regard to case and accents), and cases whose journal number, or the reference of one of whose vouchers, begins with the whole. */
                q?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many cases fit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseCount"];
                };
            };
        };
    };
    "count-cases-by": {
        parameters: {
            query: {
                /**
                 * @description What the cases are counted by.
                 * @example creditor
                 */
                by: "creditor" | "group";
                /** @example VERIFIED */
                status?: "PENDING" | "VERIFIED" | "ENDED";
                customerId?: string;
                creditorId?: string;
                groupId?: string;
                /** @description The user who is case responsible: cases of the creditors whose `caseworkerContactId` it is. `me` is the user who has signed in. */
                caseworkerId?: string;
                /** @description The custom journal number, or the sequence number of a case without one. */
                journalNumber?: string;
                /** @description Cases made at this moment or later. */
                createdFrom?: string;
                /** @description Cases made before this moment. */
                createdTo?: string;
                /** @description Cases with this tag. */
                tag?: string;
                /** @description Only cases that an open update pauses now, or only the others. */
                paused?: boolean;
                /** @description Only cases with an open update whose `remindedAt` has come and that the caller may see, or only the others. */
                reminderDue?: boolean;
                /** @description Only cases with an open update of the standard type “Payment promised” whose `remindedAt` has come and since which less came in than promised (`promisedAmount` in its `data`, or else all that is owed), or only the others. */
                promiseBroken?: boolean;
                /** @description Cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only cases that have not ended with a claim of which something is outstanding that has been due for this many days: those that the bucket of `get-ageing` counts. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description A property and its value as `handle:value`, in any case: a text, an option, a day, a number, `true`, `false`, the id of a file, or any one part of an address. */
                property?: string;
                /** @description Finds cases whose customer has a word beginning with each of the given ones in its reference or in the names and e-mail addresses of its users (up to ten words, without regard to case and accents), and cases whose journal number, or the reference of one of whose vouchers, begins with the whole. */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of creditors or groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["CaseCountOf"][];
                    };
                };
            };
        };
    };
    "export-cases": {
        parameters: {
            query?: {
                /** @example VERIFIED */
                status?: "PENDING" | "VERIFIED" | "ENDED";
                customerId?: string;
                creditorId?: string;
                groupId?: string;
                /** @description The user who is case responsible: cases of the creditors whose `caseworkerContactId` it is. `me` is the user who has signed in. */
                caseworkerId?: string;
                /** @description The custom journal number, or the sequence number of a case without one. */
                journalNumber?: string;
                /** @description Cases made at this moment or later. */
                createdFrom?: string;
                /** @description Cases made before this moment. */
                createdTo?: string;
                /** @description Cases with this tag. */
                tag?: string;
                /** @description Only cases that an open update pauses now, or only the others. */
                paused?: boolean;
                /** @description Only cases with an open update whose `remindedAt` has come and that the caller may see, or only the others. */
                reminderDue?: boolean;
                /** @description Only cases with an open update of the standard type “Payment promised” whose `remindedAt` has come and since which less came in than promised (`promisedAmount` in its `data`, or else all that is owed), or only the others. */
                promiseBroken?: boolean;
                /** @description Cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only cases that have not ended with a claim of which something is outstanding that has been due for this many days: those that the bucket of `get-ageing` counts. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description A property and its value as `handle:value`, in any case: a text, an option, a day, a number, `true`, `false`, the id of a file, or any one part of an address. */
                property?: string;
                /** @description Finds cases whose customer has a word beginning with each of the given ones in its reference or in the names and e-mail addresses of its users (up to ten words, without regard to case and accents), and cases whose journal number, or the reference of one of whose vouchers, begins with the whole. */
                q?: string;
                /**
                 * @description What the cases are ordered by; a minus in front turns the order around. `after` goes on in any order.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "caseSeqId" | "-caseSeqId";
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases as a CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "merge-case": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mergedCaseId": "d943a6a1-69fa-8010-aeae-dd0c5a99006d"
                 *     }
                 */
                "application/json": components["schemas"]["CaseMergeInput"];
            };
        };
        responses: {
            /** @description The case that remains. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
        };
    };
    "undo-case-merge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mergedCaseId": "3cdce68e-e05d-8db6-b4a9-1e65df1ef070"
                 *     }
                 */
                "application/json": components["schemas"]["CaseMergeInput"];
            };
        };
        responses: {
            /** @description The case that others were merged into. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Case"];
                };
            };
        };
    };
    "add-case-vouchers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bbc38642-6e6c-8b75-9303-aa6d860a5c03 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "DKK",
                 *       "caseVouchers": [
                 *         {
                 *           "referenceId": "F-2024-2002",
                 *           "voucherTypeId": "eb41e58e-fccf-419d-a771-cd5027fe6e87",
                 *           "amount": 45000,
                 *           "source": "CREDITOR",
                 *           "date": "2024-06-01 00:00:00.000+01",
                 *           "dueDate": "2024-06-15 00:00:00.000+01",
                 *           "uniqueId": "erp-2024-2002"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddCaseVouchersInput"];
            };
        };
        responses: {
            /** @description Where each voucher stands. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddedCaseVouchers"];
                };
            };
        };
    };
    "list-updates": {
        parameters: {
            query?: {
                /**
                 * @description The case whose updates are listed. It may be left out where `due` is true.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId?: string;
                /** @description Instead of a case: the customer whose own updates are listed. */
                customerId?: string;
                /** @description Instead of a case: the creditor whose own updates are listed. */
                creditorId?: string;
                /**
                 * @description Only those that are open (`continuedAt` is null), or only those that are not.
                 * @example true
                 */
                open?: boolean;
                /** @description Only those that are open and whose `remindedAt` has come, or only the others. */
                due?: boolean;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of updates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Update"][];
                    };
                };
            };
        };
    };
    "create-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "updateTypeId": "14f783e1-f929-8859-988c-79df2f6946ac",
                 *       "referenceId": "14d73749-e725-809a-8126-bfbccbc7ccef",
                 *       "update": "Skyldner lover at betale på fredag.",
                 *       "data": {
                 *         "promisedAmount": 120000
                 *       },
                 *       "refId": "771e9980-8990-8cc2-ba0c-c79f5331f2cf",
                 *       "pausedAt": "2024-05-01 00:00:00.000+01",
                 *       "remindedAt": "2024-05-08"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateInput"];
            };
        };
        responses: {
            /** @description The update as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
        };
    };
    "get-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 8c1ce83c-8b43-8f12-bfbd-7258fe0d156d */
                updateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Update"];
                };
            };
        };
    };
    "delete-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 8c1ce83c-8b43-8f12-bfbd-7258fe0d156d */
                updateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-update": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 8c1ce83c-8b43-8f12-bfbd-7258fe0d156d */
                updateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "continuedAt": "2024-05-01 00:00:00.000+01"
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePatch"];
            };
        };
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "list-update-types": {
        parameters: {
            query?: {
                /**
                 * @description The page, starting from 0. One beyond the last is empty.
                 * @example 0
                 */
                page?: number;
                /** @example 100 */
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of update types, the standard ones among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["UpdateType"][];
                    };
                };
            };
        };
    };
    "create-update-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Afventer lønoplysninger",
                 *       "description": "Skyldnerens arbejdsgiver er spurgt om løn.",
                 *       "priority": 30,
                 *       "pausing": true,
                 *       "referenceType": "CASE",
                 *       "responsiblePermissionLevel": "caseworker",
                 *       "continueOnCaseExit": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTypeInput"];
            };
        };
        responses: {
            /** @description The update type as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateType"];
                };
            };
        };
    };
    "get-update-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14f783e1-f929-8859-988c-79df2f6946ac */
                updateTypeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateType"];
                };
            };
        };
    };
    "delete-update-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example e5ede308-6807-8d79-b5df-347c996e8f66 */
                updateTypeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-update-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14f783e1-f929-8859-988c-79df2f6946ac */
                updateTypeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Afventer advokat",
                 *       "important": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTypePatch"];
            };
        };
        responses: {
            /** @description The update type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateType"];
                };
            };
        };
    };
    "get-case-groups": {
        parameters: {
            query?: {
                /**
                 * @description The page, starting from 0. One beyond the last is empty.
                 * @example 0
                 */
                page?: number;
                /** @example 100 */
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of case groups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["CaseGroup"][];
                    };
                };
            };
        };
    };
    "create-case-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Erhvervssager",
                 *       "settings": {
                 *         "colour": "blue",
                 *         "defaultWorkflowId": "b6e975db-e8bd-803f-85a4-57acbad61341"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CaseGroupInput"];
            };
        };
        responses: {
            /** @description The case group as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseGroup"];
                };
            };
        };
    };
    "get-case-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 8444111c-e3db-82ec-a21b-180b45410fb4 */
                caseGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case group. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseGroup"];
                };
            };
        };
    };
    "delete-case-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 2ce79edc-2b4d-8233-b00c-fe7f89cdaa09 */
                caseGroupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-case-group": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 8444111c-e3db-82ec-a21b-180b45410fb4 */
                caseGroupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Privatsager",
                 *       "settings": {
                 *         "defaultWorkflowId": "b6e975db-e8bd-803f-85a4-57acbad61341"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CaseGroupPatch"];
            };
        };
        responses: {
            /** @description The case group as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseGroup"];
                };
            };
        };
    };
    "list-end-reasons": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of end reasons, the standard ones among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["EndReason"][];
                    };
                };
            };
        };
    };
    "create-end-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handle": "SETTLED_IN_COURT",
                 *       "label": "Forlig i retten"
                 *     }
                 */
                "application/json": components["schemas"]["EndReasonInput"];
            };
        };
        responses: {
            /** @description The end reason as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndReason"];
                };
            };
        };
    };
    "get-end-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example b08fb59a-83e3-8b1e-ab65-f18e8d18757c */
                endReasonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The end reason. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EndReason"];
                };
            };
        };
    };
    "delete-end-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 9b68dfad-9349-8570-a96c-a94cc4396263 */
                endReasonId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "update-end-reason": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example b08fb59a-83e3-8b1e-ab65-f18e8d18757c */
                endReasonId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Afsluttet efter aftale",
                 *       "handle": "BY_AGREEMENT"
                 *     }
                 */
                "application/json": components["schemas"]["EndReasonPatch"];
            };
        };
        responses: {
            /** @description The end reason was changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
        };
    };
    "list-workflows": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of workflows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Workflow"][];
                    };
                };
            };
        };
    };
    "create-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Consumers",
                 *       "description": "Reminder, collection notice, call, court."
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowInput"];
            };
        };
        responses: {
            /** @description The workflow as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    "get-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example b6e975db-e8bd-803f-85a4-57acbad61341 */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The workflow. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    "delete-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 8c00d589-b2b3-858d-8ff7-9aefac1f848d */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-workflow": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example b6e975db-e8bd-803f-85a4-57acbad61341 */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "Reminder, collection notice, call, payment order."
                 *     }
                 */
                "application/json": components["schemas"]["WorkflowPatch"];
            };
        };
        responses: {
            /** @description The workflow as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Workflow"];
                };
            };
        };
    };
    "list-property-types": {
        parameters: {
            query?: {
                /** @description Only the property types of this entity. */
                entity?: "case" | "case-voucher" | "creditor";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of property types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["PropertyType"][];
                    };
                };
            };
        };
    };
    "create-property-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handle": "region",
                 *       "label": "Region",
                 *       "type": "dropdown",
                 *       "entity": "case",
                 *       "options": [
                 *         "Jylland",
                 *         "Fyn",
                 *         "Sjælland"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["PropertyTypeInput"];
            };
        };
        responses: {
            /** @description The property type as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyType"];
                };
            };
        };
    };
    "get-property-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example db6eacd5-9adf-87d4-b744-d45b5daa76e0 */
                propertyTypeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The property type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyType"];
                };
            };
        };
    };
    "delete-property-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 6ed742de-7084-8246-97ac-463b68fed4ef */
                propertyTypeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-property-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example db6eacd5-9adf-87d4-b744-d45b5daa76e0 */
                propertyTypeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Afdeling hos kreditor"
                 *     }
                 */
                "application/json": components["schemas"]["PropertyTypePatch"];
            };
        };
        responses: {
            /** @description The property type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PropertyType"];
                };
            };
        };
    };
    "list-saved-views": {
        parameters: {
            query?: {
                /**
                 * @description The list that the filters are for.
                 * @example cases
                 */
                area?: "cases" | "customers" | "interactions";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of views. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["SavedView"][];
                    };
                };
            };
        };
    };
    "create-saved-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nye sager",
                 *       "area": "cases",
                 *       "query": {
                 *         "status": "PENDING"
                 *       },
                 *       "shared": true
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewInput"];
            };
        };
        responses: {
            /** @description The view as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    "get-saved-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 169f2878-280a-8d2c-bf39-1e2d2c09ee23 */
                savedViewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    "delete-saved-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 169f2878-280a-8d2c-bf39-1e2d2c09ee23 */
                savedViewId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-saved-view": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 169f2878-280a-8d2c-bf39-1e2d2c09ee23 */
                savedViewId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Sager der venter"
                 *     }
                 */
                "application/json": components["schemas"]["SavedViewPatch"];
            };
        };
        responses: {
            /** @description The view as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedView"];
                };
            };
        };
    };
    "show-presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "caseId": "14d73749-e725-809a-8126-bfbccbc7ccef",
                 *       "viewId": "169f2878-280a-8d2c-bf39-1e2d2c09ee23",
                 *       "state": "here"
                 *     }
                 */
                "application/json": components["schemas"]["PresenceInput"];
            };
        };
        responses: {
            /** @description Who else has the case open. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Presence"];
                };
            };
        };
    };
    "list-case-vouchers": {
        parameters: {
            query?: {
                /** @description Shows the vouchers that were there at this moment, with what was outstanding on them then. */
                pointInTime?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of case vouchers, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["CaseVoucher"][];
                    };
                };
            };
        };
    };
    "create-case-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "voucherTypeId": "3e51bf87-3c8f-4dd5-abd5-69417d113c89",
                 *       "amount": 10000,
                 *       "currency": "DKK",
                 *       "source": "COLLECTOR",
                 *       "date": "2024-05-01 00:00:00.000+01",
                 *       "text": "Rykkergebyr",
                 *       "referenceCaseVoucherId": "771e9980-8990-8cc2-ba0c-c79f5331f2cf"
                 *     }
                 */
                "application/json": components["schemas"]["CaseVoucherInput"];
            };
        };
        responses: {
            /** @description The id of the voucher. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCaseVoucher"];
                };
            };
        };
    };
    "export-case-vouchers": {
        parameters: {
            query?: {
                /** @description Only vouchers of this case and of those merged into it. */
                caseId?: string;
                /**
                 * @description Only vouchers of this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /** @description Only vouchers of this category. */
                category?: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
                /**
                 * @description Only debits, or only credits.
                 * @example debit
                 */
                direction?: "debit" | "credit";
                /** @description Only vouchers dated on this day or later. */
                from?: string;
                /** @description Only vouchers dated on this day or earlier. */
                to?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vouchers as a CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "reverse-case-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
                /** @example b260f4a8-f900-86f6-a6e2-eb3582c49eda */
                caseVoucherId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Gebyret var ikke berettiget"
                 *     }
                 */
                "application/json": components["schemas"]["CaseVoucherReversalInput"];
            };
        };
        responses: {
            /** @description The id of the reversal. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCaseVoucher"];
                };
            };
        };
    };
    "get-case-balance": {
        parameters: {
            query?: {
                /** @description Shows the balance as it was recorded at this moment; now if left out. */
                pointInTime?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseBalance"];
                };
            };
        };
    };
    "list-case-voucher-allocations": {
        parameters: {
            query?: {
                /**
                 * @description Only allocations on this case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId?: string;
                /** @description Only allocations of this voucher, be it the one that pays or is paid. */
                caseVoucherId?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of allocations, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["CaseVoucherAllocation"][];
                    };
                };
            };
        };
    };
    "allocate-case-voucher": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditVoucherId": "b24350a9-9a9e-8208-bf96-7ecff7a34647"
                 *     }
                 */
                "application/json": components["schemas"]["AllocationInput"];
            };
        };
        responses: {
            /** @description What was allocated, and what is left of the credit. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocatedCredit"];
                };
            };
        };
    };
    "get-case-voucher-allocation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 083c07e4-738a-8f02-a357-433ceeb1ab3f */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allocation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseVoucherAllocation"];
                };
            };
        };
    };
    "register-case-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 20000,
                 *       "currency": "DKK",
                 *       "source": "COLLECTOR",
                 *       "date": "2024-05-01",
                 *       "text": "Bankoverførsel"
                 *     }
                 */
                "application/json": components["schemas"]["CasePaymentInput"];
            };
        };
        responses: {
            /** @description The deposit and what it paid. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisteredCasePayment"];
                };
            };
        };
    };
    "undo-allocation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 083c07e4-738a-8f02-a357-433ceeb1ab3f */
                allocationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The allocation as undone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CaseVoucherAllocation"];
                };
            };
        };
    };
    "get-allocation-policy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationPolicy"];
                };
            };
        };
    };
    "patch-allocation-policy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entries": [
                 *         {
                 *           "category": "principal",
                 *           "order": "oldest-first"
                 *         },
                 *         {
                 *           "category": "interest",
                 *           "order": "oldest-first"
                 *         },
                 *         {
                 *           "category": "fee",
                 *           "order": "oldest-first"
                 *         },
                 *         {
                 *           "category": "cost",
                 *           "order": "oldest-first"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AllocationPolicyPatch"];
            };
        };
        responses: {
            /** @description The policy as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AllocationPolicy"];
                };
            };
        };
    };
    "register-direct-payment": {
        parameters: {
            query?: {
                /**
                 * @description Look the voucher up within this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "caseVoucherReferenceId": "F-2024-1001",
                 *       "amount": 10000,
                 *       "date": "2024-05-01",
                 *       "currency": "DKK"
                 *     }
                 */
                "application/json": components["schemas"]["DirectPaymentInput"];
            };
        };
        responses: {
            /** @description The deposit and what it paid. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectPayment"];
                };
            };
        };
    };
    "get-direct-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 04d670e1-29ec-8727-a041-a10783ff9bc4 */
                caseVoucherId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The deposit and what it paid. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectPayment"];
                };
            };
        };
    };
    "list-billings": {
        parameters: {
            query?: {
                /**
                 * @description Only settlements with this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /**
                 * @description Only settlements in this state.
                 * @example APPROVED
                 */
                state?: "DRAFT" | "APPROVED";
                /** @description Only settlements in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only settlements whose period ends on this day or later. */
                from?: string;
                /** @description Only settlements whose period begins on this day or earlier. */
                to?: string;
                /** @description When they were made: the oldest or the newest first. `after` goes on in either order. */
                sort?: "createdAt" | "-createdAt";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of settlements. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Billing"][];
                    };
                };
            };
        };
    };
    "create-billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditorId": "94c46f57-97af-8994-a440-b90cb9f5f5d7",
                 *       "from": "2026-02-01",
                 *       "to": "2026-02-28",
                 *       "currency": "DKK"
                 *     }
                 */
                "application/json": components["schemas"]["BillingInput"];
            };
        };
        responses: {
            /** @description The settlement, as a draft. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
        };
    };
    "sum-billings": {
        parameters: {
            query?: {
                /** @description Only settlements with this creditor. */
                creditorId?: string;
                /**
                 * @description Only settlements in this state.
                 * @example APPROVED
                 */
                state?: "DRAFT" | "APPROVED";
                /** @description Only settlements in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only settlements whose period ends on this day or later. */
                from?: string;
                /** @description Only settlements whose period begins on this day or earlier. */
                to?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the settlements come to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingSums"];
                };
            };
        };
    };
    "get-billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1 */
                billingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settlement. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
        };
    };
    "delete-billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 1c421a72-22c5-8006-a5e6-cc8991c9cc02 */
                billingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1 */
                billingId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "APPROVED"
                 *     }
                 */
                "application/json": components["schemas"]["BillingPatch"];
            };
        };
        responses: {
            /** @description The settlement as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Billing"];
                };
            };
        };
    };
    "list-billing-entries": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1 */
                billingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries, by allocation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["BillingEntry"][];
                    };
                };
            };
        };
    };
    "export-billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1 */
                billingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries as a CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "print-billing": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1 */
                billingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settlement as a PDF file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "get-deposit-distribution": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1 */
                billingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deposits, by their ids. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["DepositDistribution"][];
                    };
                };
            };
        };
    };
    "list-payouts": {
        parameters: {
            query?: {
                /**
                 * @description Only payouts in this state.
                 * @example PENDING
                 */
                state?: "PENDING" | "PAID";
                /** @description Only payouts that wait for a second person, were approved, or need none. */
                approvalState?: "NOT_REQUIRED" | "REQUIRED" | "APPROVED";
                /** @description Only payouts to this creditor. */
                creditorId?: string;
                /** @description Only payouts to this contact. */
                contactId?: string;
                /** @description Only the payout of this settlement. */
                billingId?: string;
                /** @description Only payouts for vouchers of this case. */
                caseId?: string;
                /** @description When they were made: the oldest or the newest first. `after` goes on in either order. */
                sort?: "createdAt" | "-createdAt";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of payouts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Payout"][];
                    };
                };
            };
        };
    };
    "export-payouts": {
        parameters: {
            query?: {
                /**
                 * @description Only payouts in this state.
                 * @example PENDING
                 */
                state?: "PENDING" | "PAID";
                /** @description Only payouts that wait for a second person, were approved, or need none. */
                approvalState?: "NOT_REQUIRED" | "REQUIRED" | "APPROVED";
                /** @description Only payouts to this creditor. */
                creditorId?: string;
                /** @description Only payouts to this contact. */
                contactId?: string;
                /** @description Only the payout of this settlement. */
                billingId?: string;
                /** @description Only payouts for vouchers of this case. */
                caseId?: string;
                /** @description When they were made: the oldest or the newest first. `after` goes on in either order. */
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payouts as a CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "sum-payouts": {
        parameters: {
            query?: {
                /**
                 * @description Only payouts in this state.
                 * @example PENDING
                 */
                state?: "PENDING" | "PAID";
                /** @description Only payouts that wait for a second person, were approved, or need none. */
                approvalState?: "NOT_REQUIRED" | "REQUIRED" | "APPROVED";
                /** @description Only payouts to this creditor. */
                creditorId?: string;
                /** @description Only payouts to this contact. */
                contactId?: string;
                /** @description Only the payout of this settlement. */
                billingId?: string;
                /** @description Only payouts for vouchers of this case. */
                caseId?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the payouts come to. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayoutSums"];
                };
            };
        };
    };
    "get-payout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 9fc25afc-49fa-89da-8e97-67d80cf05e8d */
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    "patch-payout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 9fc25afc-49fa-89da-8e97-67d80cf05e8d */
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "PAID",
                 *       "reference": "OVF-2026-0001"
                 *     }
                 */
                "application/json": components["schemas"]["PayoutPatch"];
            };
        };
        responses: {
            /** @description The payout as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    "approve-payout": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 9fc25afc-49fa-89da-8e97-67d80cf05e8d */
                payoutId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payout as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payout"];
                };
            };
        };
    };
    "get-creditor-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example cd93c0ce-748d-8789-bd56-046b7811e66f */
                creditorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance in each currency. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditorAccount"];
                };
            };
        };
    };
    "list-creditor-entries": {
        parameters: {
            query?: {
                /** @description Only entries in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example cd93c0ce-748d-8789-bd56-046b7811e66f */
                creditorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of entries, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["CreditorEntry"][];
                    };
                };
            };
        };
    };
    "get-creditor-entry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bd58c632-8183-8095-9ddc-8f3c9a389941 */
                creditorId: string;
                /** @example 3266607f-d7d6-83e1-8f69-d40e3332330f */
                entryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entry. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditorEntry"];
                };
            };
        };
    };
    "register-creditor-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bd58c632-8183-8095-9ddc-8f3c9a389941 */
                creditorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 50,
                 *       "currency": "DKK",
                 *       "text": "Overførsel 31. marts"
                 *     }
                 */
                "application/json": components["schemas"]["CreditorPaymentInput"];
            };
        };
        responses: {
            /** @description The entry of the payment. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditorEntry"];
                };
            };
        };
    };
    "reverse-creditor-entry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bd58c632-8183-8095-9ddc-8f3c9a389941 */
                creditorId: string;
                /** @example 3266607f-d7d6-83e1-8f69-d40e3332330f */
                entryId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "Betalt af en anden"
                 *     }
                 */
                "application/json": components["schemas"]["CreditorReversalInput"];
            };
        };
        responses: {
            /** @description The entry that takes the other back. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreditorEntry"];
                };
            };
        };
    };
    "list-billing-models": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of billing models. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["BillingModel"][];
                    };
                };
            };
        };
    };
    "create-billing-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "No cure, no pay",
                 *       "description": "A tenth of young claims, a fifth of old ones, and 25 kr. a letter.",
                 *       "currency": "DKK",
                 *       "commission": {
                 *         "basis": "age",
                 *         "bands": [
                 *           {
                 *             "from": 0,
                 *             "rateBasisPoints": 1000
                 *           },
                 *           {
                 *             "from": 365,
                 *             "rateBasisPoints": 2000
                 *           }
                 *         ]
                 *       },
                 *       "fees": [
                 *         {
                 *           "trigger": "letter-sent",
                 *           "amount": 2500
                 *         }
                 *       ],
                 *       "vatRateBasisPoints": 2500,
                 *       "keptByCollector": [
                 *         "fee",
                 *         "cost",
                 *         "payout"
                 *       ],
                 *       "minimumCommission": 5000,
                 *       "minimumPayout": 10000
                 *     }
                 */
                "application/json": components["schemas"]["BillingModelInput"];
            };
        };
        responses: {
            /** @description The billing model as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingModel"];
                };
            };
        };
    };
    "get-billing-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 4e3f0bf5-bf35-8075-900c-e999278f7b2b */
                billingModelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The billing model. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingModel"];
                };
            };
        };
    };
    "delete-billing-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example fce8ff2c-e0be-811f-a4db-65c3d064daee */
                billingModelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-billing-model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 4e3f0bf5-bf35-8075-900c-e999278f7b2b */
                billingModelId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "A sixth of what is collected."
                 *     }
                 */
                "application/json": components["schemas"]["BillingModelPatch"];
            };
        };
        responses: {
            /** @description The billing model as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BillingModel"];
                };
            };
        };
    };
    "list-voucher-types": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of voucher types, the standard ones among them. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["VoucherType"][];
                    };
                };
            };
        };
    };
    "create-voucher-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handle": "locksmith",
                 *       "label": "Låsesmed",
                 *       "category": "cost",
                 *       "payoutRecipient": true
                 *     }
                 */
                "application/json": components["schemas"]["VoucherTypeInput"];
            };
        };
        responses: {
            /** @description The voucher type as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherType"];
                };
            };
        };
    };
    "get-voucher-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04 */
                voucherTypeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The voucher type. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherType"];
                };
            };
        };
    };
    "delete-voucher-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example e9cc3298-4984-8bad-b764-4590fc9d8e24 */
                voucherTypeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-voucher-type": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example e9cc3298-4984-8bad-b764-4590fc9d8e24 */
                voucherTypeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "label": "Bugsering og opbevaring",
                 *       "payoutRecipient": true
                 *     }
                 */
                "application/json": components["schemas"]["VoucherTypePatch"];
            };
        };
        responses: {
            /** @description The voucher type as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VoucherType"];
                };
            };
        };
    };
    "list-transaction-accounts": {
        parameters: {
            query?: {
                /** @example DKK */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of transaction accounts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["TransactionAccount"][];
                    };
                };
            };
        };
    };
    "create-transaction-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Klientkonto EUR",
                 *       "bankAccount": {
                 *         "type": "DANISH",
                 *         "registrationNumber": "3409",
                 *         "accountNumber": "0034567891"
                 *       },
                 *       "currency": "EUR",
                 *       "isDefault": true
                 *     }
                 */
                "application/json": components["schemas"]["TransactionAccountInput"];
            };
        };
        responses: {
            /** @description The transaction account as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAccount"];
                };
            };
        };
    };
    "get-transaction-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example fe1a841c-41de-82e1-849c-53d33d9c0bb0 */
                transactionAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAccount"];
                };
            };
        };
    };
    "delete-transaction-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example fe1a841c-41de-82e1-849c-53d33d9c0bb0 */
                transactionAccountId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-transaction-account": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example fe1a841c-41de-82e1-849c-53d33d9c0bb0 */
                transactionAccountId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Klientkonto",
                 *       "isDefault": true
                 *     }
                 */
                "application/json": components["schemas"]["TransactionAccountPatch"];
            };
        };
        responses: {
            /** @description The transaction account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransactionAccount"];
                };
            };
        };
    };
    "get-customer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bbc38642-6e6c-8b75-9303-aa6d860a5c03 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer with its users and cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    "patch-customer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bbc38642-6e6c-8b75-9303-aa6d860a5c03 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isCompany": false
                 *     }
                 */
                "application/json": components["schemas"]["CustomerPatch"];
            };
        };
        responses: {
            /** @description The customer as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    "get-customer-by-reference-id": {
        parameters: {
            query?: {
                /**
                 * @description The creditor that the customer belongs to; needed where customers of several creditors share the reference.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /**
                 * @description Your own reference of the customer, client, patient or similar; unique among the customers of the creditor.
                 * @example K-1001
                 */
                referenceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer with its users and cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
        };
    };
    "list-customers": {
        parameters: {
            query?: {
                /** @description The creditor that the customer belongs to. */
                creditorId?: string;
                /** @description Your own reference of the customer, client, patient or similar; unique among the customers of the creditor. */
                referenceId?: string;
                /** @description Finds customers that have a word beginning with each of the given ones in their reference or in the names and e-mail addresses of their users; up to ten words, without regard to case and accents. */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of customers, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Customer"][];
                    };
                };
            };
        };
    };
    "create-customer": {
        parameters: {
            query: {
                /**
                 * @description The creditor that the customer belongs to.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "referenceId": "K-2001",
                 *       "isCompany": false,
                 *       "users": [
                 *         {
                 *           "relation": "debtor",
                 *           "lang": "da",
                 *           "details": {
                 *             "name": "Mette Sørensen",
                 *             "email": "mette@example.com",
                 *             "phone": {
                 *               "locale": "45",
                 *               "number": "20123456"
                 *             },
                 *             "address": {
                 *               "address": "Nørregade 12",
                 *               "zipcode": "8000",
                 *               "city": "Aarhus C",
                 *               "country": "DK"
                 *             }
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description The customer as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerAnswer"];
                };
            };
        };
    };
    "create-customer-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bbc38642-6e6c-8b75-9303-aa6d860a5c03 */
                customerId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "relation": "lawyer",
                 *       "contact": false,
                 *       "details": {
                 *         "name": "Advokat Liv Østergaard",
                 *         "email": "liv@advokat-oestergaard.example"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CustomerUserInput"];
            };
        };
        responses: {
            /** @description The user as added. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerUserAnswer"];
                };
            };
        };
    };
    "delete-customer-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bbc38642-6e6c-8b75-9303-aa6d860a5c03 */
                customerId: string;
                /** @example d99fee98-a5ec-8190-86e5-cae1ec16f93e */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-customer-user": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bbc38642-6e6c-8b75-9303-aa6d860a5c03 */
                customerId: string;
                /** @example d99fee98-a5ec-8190-86e5-cae1ec16f93e */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "lang": "en",
                 *       "details": {
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "20123457"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CustomerUserPatch"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerUserAnswer"];
                };
            };
        };
    };
    "list-creditors": {
        parameters: {
            query?: {
                /**
                 * @description Only creditors in this state.
                 * @example ACTIVE
                 */
                state?: "LEAD" | "SIGNED_ON" | "ACTIVE" | "CANCELLED" | "CEASED";
                /** @description A property and its value as `handle:value`, in any case: a text, an option, a day, a number, `true`, `false`, the id of a file, or any one part of an address. */
                property?: string;
                /** @description Only creditors whose name or reference id holds this text, in upper or lower case. */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of creditors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Creditor"][];
                    };
                };
            };
        };
    };
    "create-creditor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "HAVNEFRONT",
                 *       "name": "Havnefrontens El A/S",
                 *       "centralRegisterId": "25052943",
                 *       "vatRegistered": true,
                 *       "address": {
                 *         "address": "Havnegade 12",
                 *         "zipcode": "5000",
                 *         "city": "Odense C",
                 *         "country": "DK"
                 *       },
                 *       "caseworkerContactId": "fca0a7c4-6666-8d88-a67f-784367ee803b",
                 *       "defaultCollectorId": "45e28328-f570-80d0-abfb-9cbc98e6d0fe",
                 *       "defaultChainId": "b6e975db-e8bd-803f-85a4-57acbad61341",
                 *       "defaultBillingModelId": "4e3f0bf5-bf35-8075-900c-e999278f7b2b",
                 *       "erpLink": "https://erp.example.com/customers/{{customerReferenceId}}"
                 *     }
                 */
                "application/json": components["schemas"]["CreditorInput"];
            };
        };
        responses: {
            /** @description The creditor as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creditor"];
                };
            };
        };
    };
    "get-creditor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example cd93c0ce-748d-8789-bd56-046b7811e66f */
                creditorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The creditor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Creditor"];
                };
            };
        };
    };
    "patch-creditor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example cd93c0ce-748d-8789-bd56-046b7811e66f */
                creditorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "NORDKYST",
                 *       "state": "ACTIVE",
                 *       "contactId": "1db58587-758e-824f-bd34-2bfedd39f6b1",
                 *       "notes": "Calls back on Thursdays.",
                 *       "address": {
                 *         "address": "Strandvejen 7",
                 *         "zipcode": "2900",
                 *         "city": "Hellerup",
                 *         "country": "DK"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CreditorPatch"];
            };
        };
        responses: {
            /** @description The creditor is as the body asks. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "list-ultimate-creditors": {
        parameters: {
            query?: {
                /**
                 * @description Only those behind this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of ultimate creditors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["UltimateCreditor"][];
                    };
                };
            };
        };
    };
    "create-ultimate-creditor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "creditorId": "cd93c0ce-748d-8789-bd56-046b7811e66f",
                 *       "name": "Kystens Tandlæger ApS",
                 *       "address": {
                 *         "address": "Havnegade 12",
                 *         "zipcode": "5000",
                 *         "city": "Odense C",
                 *         "country": "DK"
                 *       },
                 *       "registryIdentifier": {
                 *         "scheme": "DK:CVR",
                 *         "value": "31261430"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UltimateCreditorInput"];
            };
        };
        responses: {
            /** @description The ultimate creditor as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UltimateCreditor"];
                };
            };
        };
    };
    "get-ultimate-creditor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example da136d7d-4bc4-8ebd-96cf-61fb9d210f63 */
                ultimateCreditorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ultimate creditor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UltimateCreditor"];
                };
            };
        };
    };
    "delete-ultimate-creditor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example bbabc255-753a-8ac8-a6d5-ec2ccf78c1e1 */
                ultimateCreditorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-ultimate-creditor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example da136d7d-4bc4-8ebd-96cf-61fb9d210f63 */
                ultimateCreditorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "address": {
                 *         "address": "Fjernvarmevej 3",
                 *         "zipcode": "3000",
                 *         "city": "Helsingør",
                 *         "country": "DK"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UltimateCreditorPatch"];
            };
        };
        responses: {
            /** @description The ultimate creditor as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UltimateCreditor"];
                };
            };
        };
    };
    "list-collectors": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of collectors. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Collector"][];
                    };
                };
            };
        };
    };
    "create-collector": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nordisk Inkasso A/S",
                 *       "registryIdentifier": {
                 *         "scheme": "DK:CVR",
                 *         "value": "25313763"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CollectorInput"];
            };
        };
        responses: {
            /** @description The collector as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collector"];
                };
            };
        };
    };
    "get-collector": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 45e28328-f570-80d0-abfb-9cbc98e6d0fe */
                collectorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collector. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collector"];
                };
            };
        };
    };
    "delete-collector": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example c2ca6ce9-eaf8-8384-943c-2db7a0682038 */
                collectorId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-collector": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 45e28328-f570-80d0-abfb-9cbc98e6d0fe */
                collectorId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nordisk Inkasso A/S",
                 *       "registryIdentifier": null
                 *     }
                 */
                "application/json": components["schemas"]["CollectorPatch"];
            };
        };
        responses: {
            /** @description The collector as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collector"];
                };
            };
        };
    };
    "get-contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38 */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "delete-contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38 */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38 */
                contactId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "faktura@laasesmed-hansen.example",
                 *       "phone": null,
                 *       "bankAccount": {
                 *         "type": "DANISH",
                 *         "registrationNumber": "3409",
                 *         "accountNumber": "0012345679"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactPatch"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "list-contacts": {
        parameters: {
            query?: {
                /**
                 * @description Only contacts whose name or e-mail address holds this text, in upper or lower case.
                 * @example hansen
                 */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of contacts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Contact"][];
                    };
                };
            };
        };
    };
    "create-contact": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Låsesmed Hansen ApS",
                 *       "email": "post@laasesmed-hansen.example",
                 *       "phone": {
                 *         "locale": "45",
                 *         "number": "70123456"
                 *       },
                 *       "registryIdentifier": {
                 *         "scheme": "DK:CVR",
                 *         "value": "12345674"
                 *       },
                 *       "bankAccount": {
                 *         "type": "DANISH",
                 *         "registrationNumber": "3409",
                 *         "accountNumber": "0012345678"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ContactInput"];
            };
        };
        responses: {
            /** @description The contact as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
        };
    };
    "list-bank-account-changes": {
        parameters: {
            query?: {
                /**
                 * @description Only changes of the accounts of this creditor, contact or account.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                ownerId?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of changes, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["BankAccountChange"][];
                    };
                };
            };
        };
    };
    "list-interactions": {
        parameters: {
            query?: {
                /**
                 * @description Interactions on this case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId?: string;
                referenceId?: string;
                /** @description Interactions in this state. Those that are DELETED are listed only where it is asked for. */
                state?: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
                direction?: "INCOMING" | "OUTGOING";
                type?: "DEBTOR NOTE" | "NOTE" | "CLIENT NOTE" | "EMAIL" | "SMS" | "LETTER" | "DIGITAL POST" | "PHONE CALL" | "AUTO CALL" | "E-INVOICE";
                /** @description Only incoming interactions that nobody has handled yet (UNMAPPED or MAPPED), or only all others. */
                unhandled?: boolean;
                /** @description Interactions in whose notes and details words begin with each of these words (without case and accents). */
                q?: string;
                /** @description The order in which they came, or the newest first. `after` goes on in either order. */
                sort?: "registeredAt" | "-registeredAt";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of interactions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Interaction"][];
                    };
                };
            };
        };
    };
    "create-interaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "DEBTOR NOTE",
                 *       "direction": "INCOMING",
                 *       "referenceId": "14d73749-e725-809a-8126-bfbccbc7ccef",
                 *       "referenceType": "case",
                 *       "notes": "<p>Jeg vil gerne betale i <b>tre rater</b>.</p>",
                 *       "details": {
                 *         "form": "kontakt",
                 *         "phone": "70123456"
                 *       },
                 *       "minVisibilityRole": "caseworker",
                 *       "files": [
                 *         "22dc653d-fb0a-8475-9702-873d2238e78b"
                 *       ],
                 *       "createdAt": "2024-05-01 12:30:00.000+02"
                 *     }
                 */
                "application/json": components["schemas"]["InteractionInput"];
            };
        };
        responses: {
            /** @description The id of the interaction. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InteractionCreated"];
                };
            };
        };
    };
    "get-interaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 798e65b7-0e94-8ed4-992c-414e2c5b592d */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interaction. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
        };
    };
    "patch-interaction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example eed870b2-6d98-8753-9aae-0400f9841417 */
                interactionId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "MAPPED",
                 *       "referenceId": "14d73749-e725-809a-8126-bfbccbc7ccef",
                 *       "referenceType": "case"
                 *     }
                 */
                "application/json": components["schemas"]["InteractionPatch"];
            };
        };
        responses: {
            /** @description The interaction as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interaction"];
                };
            };
        };
    };
    "list-documents": {
        parameters: {
            query?: {
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId?: string;
                templateId?: string;
                sharedWithDebtor?: boolean;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Document"][];
                    };
                };
            };
        };
    };
    "create-document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "caseId": "14d73749-e725-809a-8126-bfbccbc7ccef",
                 *       "handle": "reminder",
                 *       "sharedWithDebtor": true
                 *     }
                 */
                "application/json": components["schemas"]["DocumentInput"];
            };
        };
        responses: {
            /** @description The document. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    "preview-document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "da",
                 *       "subject": "Sag {{ case.journalNumber }}",
                 *       "body": "Kære {{ debtor.name }}\n\n{{ vouchers | table }}",
                 *       "caseId": "14d73749-e725-809a-8126-bfbccbc7ccef"
                 *     }
                 */
                "application/json": components["schemas"]["DocumentPreviewInput"];
            };
        };
        responses: {
            /** @description The letter. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentPreview"];
                };
            };
        };
    };
    "show-letter": {
        parameters: {
            query: {
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId: string;
                /** @description A letter. Exactly one of templateId and handle is given. */
                templateId?: string;
                /**
                 * @description The letter of this handle in the language of who is written to, or else in that of the tenant, or in any.
                 * @example reminder
                 */
                handle?: string;
                /** @description Who is written to, of the users of the customer; the debtor of the case unless given. */
                userId?: string;
                /** @description Until when to pay or answer; in 14 days unless given. */
                deadline?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The letter as a PDF file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
        };
    };
    "get-document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example f83080df-8b58-86f6-af0d-1c49801660d7 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    "patch-document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example f83080df-8b58-86f6-af0d-1c49801660d7 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sharedWithDebtor": false
                 *     }
                 */
                "application/json": components["schemas"]["DocumentPatch"];
            };
        };
        responses: {
            /** @description The document as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Document"];
                };
            };
        };
    };
    "get-document-source": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example f83080df-8b58-86f6-af0d-1c49801660d7 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The source. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentSource"];
                };
            };
        };
    };
    "download-document": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example f83080df-8b58-86f6-af0d-1c49801660d7 */
                documentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "list-templates": {
        parameters: {
            query?: {
                /** @example letter */
                kind?: "letter" | "email";
                /** @example da */
                language?: "da" | "en";
                /** @description The same for the template of one purpose in every language and kind. */
                handle?: string;
                /** @description Only templates whose name or subject holds this text. */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of templates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Template"][];
                    };
                };
            };
        };
    };
    "create-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "handle": "instalments",
                 *       "name": "Tilbud om afdrag",
                 *       "kind": "letter",
                 *       "language": "da",
                 *       "subject": "Tilbud om afdrag: sag {{ case.journalNumber }}",
                 *       "body": "Kære {{ debtor.name }}\n\nDu skylder {{ creditor.name }} {{ balance.outstanding | money }}.\n\n{{ vouchers | table }}"
                 *     }
                 */
                "application/json": components["schemas"]["TemplateInput"];
            };
        };
        responses: {
            /** @description The template as created. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
        };
    };
    "list-template-mentions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mentions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["Mention"][];
                    };
                };
            };
        };
    };
    "get-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 3d5a0e80-a1e3-8c85-aee7-a8a47ea34976 */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
        };
    };
    "delete-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 8e559014-9605-8498-a7cd-e8ff9404b1b4 */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 3d5a0e80-a1e3-8c85-aee7-a8a47ea34976 */
                templateId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Venlig rykker"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePatch"];
            };
        };
        responses: {
            /** @description The template as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Template"];
                };
            };
        };
    };
    "preview-template": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "email",
                 *       "language": "da",
                 *       "subject": "Sag {{ case.journalNumber }}",
                 *       "body": "<p>Kære {{ debtor.name }}</p>{{ vouchers | table }}",
                 *       "caseId": "14d73749-e725-809a-8126-bfbccbc7ccef"
                 *     }
                 */
                "application/json": components["schemas"]["TemplatePreviewInput"];
            };
        };
        responses: {
            /** @description What would be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TemplatePreview"];
                };
            };
        };
    };
    "list-files": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of files. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["File"][];
                    };
                };
            };
        };
    };
    "create-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fileName": "Aftale.txt",
                 *       "contentType": "text/plain",
                 *       "content": "VmkgaGFyIGFmdGFsdCBiZXRhbGluZyBkZW4gMS4gaSBodmVyIG3DpW5lZC4="
                 *     }
                 */
                "application/json": components["schemas"]["FileInput"];
                "multipart/form-data": {
                    file: string;
                };
            };
        };
        responses: {
            /** @description What is known of the file. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
        };
    };
    "get-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 22dc653d-fb0a-8475-9702-873d2238e78b */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["File"];
                };
            };
        };
    };
    "delete-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 448804ec-8e4e-819b-9fcf-b876ac6e40c9 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "download-file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 22dc653d-fb0a-8475-9702-873d2238e78b */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The content of the file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                };
            };
        };
    };
    "list-links": {
        parameters: {
            query?: {
                /** @example 14d73749-e725-809a-8126-bfbccbc7ccef */
                caseId?: string;
                userId?: string;
                /**
                 * @description Only an ACTIVE link opens the case. A link that was revoked stays so, also once it has expired.
                 * @example ACTIVE
                 */
                state?: "ACTIVE" | "EXPIRED" | "REVOKED";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Link"][];
                    };
                };
            };
        };
    };
    "create-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "caseId": "14d73749-e725-809a-8126-bfbccbc7ccef",
                 *       "language": "da"
                 *     }
                 */
                "application/json": components["schemas"]["LinkInput"];
            };
        };
        responses: {
            /** @description The link, with its address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedLink"];
                };
            };
        };
    };
    "get-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example c7f28594-7d01-8e02-87c8-aaf4d368736f */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link, without its address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    "revoke-link": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example c7f28594-7d01-8e02-87c8-aaf4d368736f */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
        };
    };
    "list-outgoing-mails": {
        parameters: {
            query?: {
                /**
                 * @description Only e-mails in this state.
                 * @example SENT
                 */
                state?: "WAITING" | "SENT" | "BOUNCED" | "CANCELLED";
                /** @description Only e-mails whose subject or recipients contain this text. */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of e-mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["OutgoingMail"][];
                    };
                };
            };
        };
    };
    "list-webhook-deliveries": {
        parameters: {
            query?: {
                /**
                 * @description `pending` is to be sent, for the first time or again; `failed` was tried to the end; `skipped` was not sent because the webhook was off.
                 * @example pending
                 */
                state?: "pending" | "succeeded" | "failed" | "skipped";
                event?: string;
                /** @description Made then or later. */
                from?: string;
                /** @description Made before then. */
                to?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 7beeb3c4-4968-8859-884b-33485b5c2f5b */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of deliveries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["WebhookDelivery"][];
                    };
                };
            };
        };
    };
    "get-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 7beeb3c4-4968-8859-884b-33485b5c2f5b */
                webhookId: string;
                /** @example 3dbdf4a0-6aa8-8a1a-a9b1-11951fe36917 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery, what is sent, and its attempts. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryWithAttempts"];
                };
            };
        };
    };
    "redeliver-webhook-delivery": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 7beeb3c4-4968-8859-884b-33485b5c2f5b */
                webhookId: string;
                /** @example 3dbdf4a0-6aa8-8a1a-a9b1-11951fe36917 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
        };
    };
    "redeliver-webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "since": "2024-05-01",
                 *       "webhookId": "7beeb3c4-4968-8859-884b-33485b5c2f5b"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookRedeliveryInput"];
            };
        };
        responses: {
            /** @description How many are sent again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRedelivery"];
                };
            };
        };
    };
    "list-webhook-items": {
        parameters: {
            query?: {
                /** @description Only events of this type. */
                event?: string;
                /** @description `newest-first` is for people who look what happened: it begins with the latest event, `after` goes on with the one before it, and what was acknowledged plays no part. */
                order?: "oldest-first" | "newest-first";
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                /** @example 10 */
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["WebhookItem"][];
                    };
                };
            };
        };
    };
    "acknowledge-webhook-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": "31a8866b-dc2d-8c70-a765-fed2a4e2765e"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookAcknowledgeInput"];
            };
        };
        responses: {
            /** @description Up to where this caller has come. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAcknowledged"];
                };
            };
        };
    };
    "stream-webhook-items": {
        parameters: {
            query?: {
                /**
                 * @description Only events of these types, separated by commas.
                 * @example cases.create,case-vouchers.update
                 */
                types?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Events, one after the other. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    "get-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 7beeb3c4-4968-8859-884b-33485b5c2f5b */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The webhook, without its secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "delete-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example eda5425e-07d0-8714-a2c8-466f1ac53612 */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    "patch-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 7beeb3c4-4968-8859-884b-33485b5c2f5b */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "description": "ERP, new version",
                 *       "rateLimit": 50
                 *     }
                 */
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description The webhook as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
        };
    };
    "list-webhooks": {
        parameters: {
            query?: {
                /** @description Only those that are on, or off. */
                enabled?: boolean;
                /**
                 * @description Only those that are sent events of this type.
                 * @example cases.create
                 */
                event?: string;
                /** @description Only those whose URL or description holds this text, in any case. */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of webhooks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["Webhook"][];
                    };
                };
            };
        };
    };
    "create-webhook": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.nordkyst.example/fordring",
                 *       "description": "ERP",
                 *       "events": [
                 *         "cases.create",
                 *         "case-vouchers.update"
                 *       ],
                 *       "enabled": false
                 *     }
                 */
                "application/json": components["schemas"]["WebhookInput"];
            };
        };
        responses: {
            /** @description The webhook with its secret. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "list-event-types": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypes"];
                };
            };
        };
    };
    "rotate-webhook-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 7beeb3c4-4968-8859-884b-33485b5c2f5b */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "previousSecrets": "keep"
                 *     }
                 */
                "application/json": components["schemas"]["WebhookSecretRotationInput"];
            };
        };
        responses: {
            /** @description The webhook with its new secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
        };
    };
    "send-test-event": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "cases.create",
                 *       "webhookId": "7beeb3c4-4968-8859-884b-33485b5c2f5b"
                 *     }
                 */
                "application/json": components["schemas"]["TestEventInput"];
            };
        };
        responses: {
            /** @description The event that is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestEvent"];
                };
            };
        };
    };
    "list-requests": {
        parameters: {
            query?: {
                /**
                 * @description Only answers of this class; `failed` are those of 4xx and 5xx.
                 * @example 2xx
                 */
                status?: "2xx" | "3xx" | "4xx" | "5xx" | "failed";
                /** @description Only requests for this operation. */
                operation?: string;
                /** @description Only requests of this token or user. */
                callerId?: string;
                /** @description Only requests of programs (`KEY`), or of people (`USER`). */
                callerType?: "KEY" | "USER";
                /**
                 * @description Only requests that named or made this thing.
                 * @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38
                 */
                objectId?: string;
                /** @description Only requests with this Idempotency-Key. */
                idempotencyKey?: string;
                /** @description Only requests that were answered as an earlier one with their key, or only the others. */
                isReplay?: boolean;
                /** @description Only requests that were refused with this code. */
                problemCode?: string;
                /** @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant. */
                from?: string;
                /** @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant. */
                to?: string;
                /** @description Only the request with this id, and those with this Idempotency-Key or that named this thing. */
                q?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["LoggedRequest"][];
                    };
                };
            };
        };
    };
    "get-request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
                /** @example 018f6d2c-5b40-7cc1-9a6e-2d1f4c7b9e30 */
                requestId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoggedRequestDetails"];
                };
            };
        };
    };
    "get-overview": {
        parameters: {
            query?: {
                /**
                 * @description The user who is case responsible: cases of the creditors whose `caseworkerContactId` it is. `me` is the user who has signed in.
                 * @example fca0a7c4-6666-8d88-a67f-784367ee803b
                 */
                caseworkerId?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Overview"];
                };
            };
        };
    };
    "get-collected": {
        parameters: {
            query?: {
                /**
                 * @description The first day, in the time zone of the tenant. If left out, that of the month eleven months before `to`.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The last day. Today, if left out. At most 36 months are counted at a time.
                 * @example 2026-03-31
                 */
                to?: string;
                /**
                 * @description Only what belongs to this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /** @description Only what is in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was collected. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CollectedReport"];
                };
            };
        };
    };
    "export-collected": {
        parameters: {
            query?: {
                /**
                 * @description The first day, in the time zone of the tenant. If left out, that of the month eleven months before `to`.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The last day. Today, if left out. At most 36 months are counted at a time.
                 * @example 2026-03-31
                 */
                to?: string;
                /** @description Only what belongs to this creditor. */
                creditorId?: string;
                /** @description Only what is in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description What there is one line for, in each currency.
                 * @example creditor
                 */
                groupBy?: "month" | "creditor";
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was collected as a CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "get-ageing": {
        parameters: {
            query?: {
                /**
                 * @description Only what belongs to this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /** @description Only what is in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is owed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgeingReport"];
                };
            };
        };
    };
    "export-ageing": {
        parameters: {
            query?: {
                /** @description Only what belongs to this creditor. */
                creditorId?: string;
                /**
                 * @description Only what is in this currency.
                 * @example DKK
                 */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is owed as a CSV file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
        };
    };
    "list-audit-entries": {
        parameters: {
            query?: {
                /**
                 * @description Only changes of this kind of thing.
                 * @example case
                 */
                subjectType?: string;
                /**
                 * @description Only changes of this one thing.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                subjectId?: string;
                /** @description Only changes made by this operation. */
                operation?: string;
                /** @description Only changes made by this user, token or workflow. */
                actorId?: string;
                /** @description Only what was refused, or only what was not. */
                refused?: boolean;
                /** @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant. */
                from?: string;
                /** @description The form `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant. */
                to?: string;
                /** @description The page, starting from 0. One beyond the last is empty. */
                page?: number;
                pageSize?: number;
                /** @description The id of the last item read. The list goes on behind it, and `page` is then not looked at. */
                after?: string;
            };
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of audit entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        meta: {
                            currentPage: number;
                            pageSize: number;
                        };
                        items: components["schemas"]["AuditEntry"][];
                    };
                };
            };
        };
    };
    "get-tenant-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
        };
    };
    "patch-tenant-settings": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example d77d9526-4c81-823a-8297-f71de6050da1 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currency": "DKK",
                 *       "phone": {
                 *         "locale": "45",
                 *         "number": "70123456"
                 *       },
                 *       "email": "kontakt@nordisk-inkasso.example",
                 *       "paymentInstructions": "Skriv sagens nummer ved betalingen.",
                 *       "bankAccount": {
                 *         "type": "DANISH",
                 *         "registrationNumber": "3409",
                 *         "accountNumber": "0012345678"
                 *       },
                 *       "address": {
                 *         "address": "Vesterbrogade 1",
                 *         "zipcode": "1620",
                 *         "city": "København V",
                 *         "country": "DK"
                 *       },
                 *       "openingHours": "Mandag–torsdag 9–15, fredag 9–13",
                 *       "paymentReference": "Sag {{caseNumber}}",
                 *       "paymentDeadlineDays": 10,
                 *       "payoutReviewDays": 7
                 *     }
                 */
                "application/json": components["schemas"]["TenantSettingsPatch"];
            };
        };
        responses: {
            /** @description The settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
        };
    };
    "on-tokens-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "tokens.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "tokenId": "6e21973b-d055-8a27-9987-153a024254d1",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "hint": "Aftalt",
                 *         "scopes": [
                 *           "Aftalt"
                 *         ],
                 *         "expiresAt": "2024-04-30T23:00:00.000Z",
                 *         "revokedAt": "2024-04-30T23:00:00.000Z",
                 *         "lastUsedAt": "2026-03-02T09:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "tokens.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Token"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-tokens-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "tokens.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "tokenId": "6e21973b-d055-8a27-9987-153a024254d1",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "hint": "Aftalt",
                 *         "scopes": [
                 *           "Aftalt"
                 *         ],
                 *         "expiresAt": "2024-04-30T23:00:00.000Z",
                 *         "revokedAt": "2024-04-30T23:00:00.000Z",
                 *         "lastUsedAt": "2026-03-02T09:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "tokens.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Token"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-tokens-revoke": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "tokens.revoke",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "tokenId": "6e21973b-d055-8a27-9987-153a024254d1",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "hint": "Aftalt",
                 *         "scopes": [
                 *           "Aftalt"
                 *         ],
                 *         "expiresAt": "2024-04-30T23:00:00.000Z",
                 *         "revokedAt": "2024-04-30T23:00:00.000Z",
                 *         "lastUsedAt": "2026-03-02T09:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "tokens.revoke";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Token"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-users-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "users.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "id": 1001,
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "email": "Aftalt",
                 *         "name": "Nordkyst Energi A/S",
                 *         "role": "alternative-contact",
                 *         "lang": "da",
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "70123456"
                 *         },
                 *         "active": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "users.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["User"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-users-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "users.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "id": 1001,
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "email": "Aftalt",
                 *         "name": "Nordkyst Energi A/S",
                 *         "role": "alternative-contact",
                 *         "lang": "da",
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "70123456"
                 *         },
                 *         "active": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "users.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["User"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-users-invite": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "users.invite",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "id": 1001,
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "email": "Aftalt",
                 *         "name": "Nordkyst Energi A/S",
                 *         "role": "alternative-contact",
                 *         "lang": "da",
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "70123456"
                 *         },
                 *         "active": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "users.invite";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["User"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-cases-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "cases.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "caseSeqId": 1001,
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "ultimateCreditorId": "bfd28f90-c72a-8b51-a3db-cedfdeb56485",
                 *         "debtorName": "Mette Sørensen",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "ultimateCreditorName": "Kystens Fjernvarme A.m.b.a.",
                 *         "groupId": "78ad6604-3aa7-875f-809d-8aa8edac99c8",
                 *         "currency": "DKK",
                 *         "status": "PENDING",
                 *         "statusTime": "2024-04-30T23:00:00.000Z",
                 *         "endReasonId": null,
                 *         "endReason": null,
                 *         "endOverride": {
                 *           "reason": "Aftalt",
                 *           "at": "2024-04-30T23:00:00.000Z",
                 *           "by": {
                 *             "type": "KEY",
                 *             "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *             "name": "Nordkyst Energi A/S"
                 *           }
                 *         },
                 *         "journalNumber": "1001",
                 *         "migratedId": null,
                 *         "properties": {},
                 *         "tags": [
                 *           "Aftalt"
                 *         ],
                 *         "outstanding": 70000,
                 *         "mergedIntoCaseId": "6d36e7f6-74cf-8668-9b15-36c5a2cf1e5b",
                 *         "mergedCaseIds": [
                 *           "7e58639a-b02d-8450-86f0-423a694fd59d"
                 *         ],
                 *         "paused": true,
                 *         "pausedAt": "2026-03-02T09:00:00.000Z",
                 *         "pausedUntil": "2026-03-02T09:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "cases.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-cases-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "cases.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "caseSeqId": 1001,
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "ultimateCreditorId": "bfd28f90-c72a-8b51-a3db-cedfdeb56485",
                 *         "debtorName": "Mette Sørensen",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "ultimateCreditorName": "Kystens Fjernvarme A.m.b.a.",
                 *         "groupId": "78ad6604-3aa7-875f-809d-8aa8edac99c8",
                 *         "currency": "DKK",
                 *         "status": "VERIFIED",
                 *         "statusTime": "2024-04-30T23:00:00.000Z",
                 *         "endReasonId": null,
                 *         "endReason": null,
                 *         "endOverride": {
                 *           "reason": "Aftalt",
                 *           "at": "2024-04-30T23:00:00.000Z",
                 *           "by": {
                 *             "type": "KEY",
                 *             "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *             "name": "Nordkyst Energi A/S"
                 *           }
                 *         },
                 *         "journalNumber": "1001",
                 *         "migratedId": null,
                 *         "properties": {},
                 *         "tags": [
                 *           "Aftalt"
                 *         ],
                 *         "outstanding": 70000,
                 *         "mergedIntoCaseId": "6d36e7f6-74cf-8668-9b15-36c5a2cf1e5b",
                 *         "mergedCaseIds": [
                 *           "7e58639a-b02d-8450-86f0-423a694fd59d"
                 *         ],
                 *         "paused": true,
                 *         "pausedAt": "2026-03-02T09:00:00.000Z",
                 *         "pausedUntil": "2026-03-02T09:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "cases.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-cases-merge": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "cases.merge",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "caseSeqId": 1001,
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "ultimateCreditorId": "bfd28f90-c72a-8b51-a3db-cedfdeb56485",
                 *         "debtorName": "Mette Sørensen",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "ultimateCreditorName": "Kystens Fjernvarme A.m.b.a.",
                 *         "groupId": "78ad6604-3aa7-875f-809d-8aa8edac99c8",
                 *         "currency": "DKK",
                 *         "status": "VERIFIED",
                 *         "statusTime": "2024-04-30T23:00:00.000Z",
                 *         "endReasonId": null,
                 *         "endReason": null,
                 *         "endOverride": {
                 *           "reason": "Aftalt",
                 *           "at": "2024-04-30T23:00:00.000Z",
                 *           "by": {
                 *             "type": "KEY",
                 *             "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *             "name": "Nordkyst Energi A/S"
                 *           }
                 *         },
                 *         "journalNumber": "1001",
                 *         "migratedId": null,
                 *         "properties": {},
                 *         "tags": [
                 *           "Aftalt"
                 *         ],
                 *         "outstanding": 70000,
                 *         "mergedIntoCaseId": "6d36e7f6-74cf-8668-9b15-36c5a2cf1e5b",
                 *         "mergedCaseIds": [
                 *           "7e58639a-b02d-8450-86f0-423a694fd59d"
                 *         ],
                 *         "paused": true,
                 *         "pausedAt": "2026-03-02T09:00:00.000Z",
                 *         "pausedUntil": "2026-03-02T09:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "cases.merge";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-cases-merge-undo": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "cases.merge-undo",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "caseSeqId": 1001,
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "ultimateCreditorId": "bfd28f90-c72a-8b51-a3db-cedfdeb56485",
                 *         "debtorName": "Mette Sørensen",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "ultimateCreditorName": "Kystens Fjernvarme A.m.b.a.",
                 *         "groupId": "78ad6604-3aa7-875f-809d-8aa8edac99c8",
                 *         "currency": "DKK",
                 *         "status": "VERIFIED",
                 *         "statusTime": "2024-04-30T23:00:00.000Z",
                 *         "endReasonId": null,
                 *         "endReason": null,
                 *         "endOverride": {
                 *           "reason": "Aftalt",
                 *           "at": "2024-04-30T23:00:00.000Z",
                 *           "by": {
                 *             "type": "KEY",
                 *             "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *             "name": "Nordkyst Energi A/S"
                 *           }
                 *         },
                 *         "journalNumber": "1001",
                 *         "migratedId": null,
                 *         "properties": {},
                 *         "tags": [
                 *           "Aftalt"
                 *         ],
                 *         "outstanding": 70000,
                 *         "mergedIntoCaseId": "6d36e7f6-74cf-8668-9b15-36c5a2cf1e5b",
                 *         "mergedCaseIds": [
                 *           "7e58639a-b02d-8450-86f0-423a694fd59d"
                 *         ],
                 *         "paused": true,
                 *         "pausedAt": "2026-03-02T09:00:00.000Z",
                 *         "pausedUntil": "2026-03-02T09:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "cases.merge-undo";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-cases-status-change": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "cases.status-change",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "status": "ENDED",
                 *         "endReasonId": "ebde9073-044e-8d44-8b7e-faa1108867f7",
                 *         "handle": "PAID"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "cases.status-change";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CaseStatusChange"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-updates-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "updates.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "updateId": "82c217bc-c303-8387-8c71-bfb7a011b212",
                 *         "referenceId": "a29b44ac-b51f-8440-99a0-24e600782c3a",
                 *         "updateTypeId": "64b9e000-100c-8af8-971d-ec8c6e942f8e",
                 *         "label": "Afventer svar",
                 *         "description": "Debitor har lovet at betale.",
                 *         "priority": 10,
                 *         "update": "Betaler den 1. i måneden.",
                 *         "data": null,
                 *         "refId": "eabbc5c0-77af-8252-abea-67dcee665454",
                 *         "taskId": "3848e809-6721-82f5-ac1a-0207108dd6b8",
                 *         "byWorkflowId": "a12068d1-dc2c-845e-82ae-e711f364d678",
                 *         "intention": null,
                 *         "state": "EXECUTED",
                 *         "procedure": null,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "pausedAt": "2024-04-30T23:00:00.000Z",
                 *         "continuedAt": "2026-03-02T09:00:00.000Z",
                 *         "remindedAt": "2024-04-30T23:00:00.000Z",
                 *         "responsibleType": "Aftalt",
                 *         "responsibleReferenceId": "401b623c-7417-8584-8edb-e41321572a6b",
                 *         "responsiblePermissionLevel": "alternative-contact",
                 *         "hiddenPermissionLevel": "alternative-contact",
                 *         "pauseWithUpdateOnCaseExit": "46e45327-dfff-8126-a0df-edd400ffb203",
                 *         "continueOnCaseExit": true,
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "continuedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "updates.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Update"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-updates-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "updates.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "updateId": "82c217bc-c303-8387-8c71-bfb7a011b212",
                 *         "referenceId": "a29b44ac-b51f-8440-99a0-24e600782c3a",
                 *         "updateTypeId": "64b9e000-100c-8af8-971d-ec8c6e942f8e",
                 *         "label": "Afventer svar",
                 *         "description": "Debitor har lovet at betale.",
                 *         "priority": 10,
                 *         "update": "Betaler den 1. i måneden.",
                 *         "data": null,
                 *         "refId": "eabbc5c0-77af-8252-abea-67dcee665454",
                 *         "taskId": "3848e809-6721-82f5-ac1a-0207108dd6b8",
                 *         "byWorkflowId": "a12068d1-dc2c-845e-82ae-e711f364d678",
                 *         "intention": null,
                 *         "state": "EXECUTED",
                 *         "procedure": null,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "pausedAt": "2024-04-30T23:00:00.000Z",
                 *         "continuedAt": "2026-03-02T09:00:00.000Z",
                 *         "remindedAt": "2024-04-30T23:00:00.000Z",
                 *         "responsibleType": "Aftalt",
                 *         "responsibleReferenceId": "401b623c-7417-8584-8edb-e41321572a6b",
                 *         "responsiblePermissionLevel": "alternative-contact",
                 *         "hiddenPermissionLevel": "alternative-contact",
                 *         "pauseWithUpdateOnCaseExit": "46e45327-dfff-8126-a0df-edd400ffb203",
                 *         "continueOnCaseExit": true,
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "continuedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "updates.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Update"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-updates-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "updates.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "updateId": "82c217bc-c303-8387-8c71-bfb7a011b212",
                 *         "referenceId": "a29b44ac-b51f-8440-99a0-24e600782c3a",
                 *         "updateTypeId": "64b9e000-100c-8af8-971d-ec8c6e942f8e",
                 *         "label": "Afventer svar",
                 *         "description": "Debitor har lovet at betale.",
                 *         "priority": 10,
                 *         "update": "Betaler den 1. i måneden.",
                 *         "data": null,
                 *         "refId": "eabbc5c0-77af-8252-abea-67dcee665454",
                 *         "taskId": "3848e809-6721-82f5-ac1a-0207108dd6b8",
                 *         "byWorkflowId": "a12068d1-dc2c-845e-82ae-e711f364d678",
                 *         "intention": null,
                 *         "state": "EXECUTED",
                 *         "procedure": null,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "pausedAt": "2024-04-30T23:00:00.000Z",
                 *         "continuedAt": "2026-03-02T09:00:00.000Z",
                 *         "remindedAt": "2024-04-30T23:00:00.000Z",
                 *         "responsibleType": "Aftalt",
                 *         "responsibleReferenceId": "401b623c-7417-8584-8edb-e41321572a6b",
                 *         "responsiblePermissionLevel": "alternative-contact",
                 *         "hiddenPermissionLevel": "alternative-contact",
                 *         "pauseWithUpdateOnCaseExit": "46e45327-dfff-8126-a0df-edd400ffb203",
                 *         "continueOnCaseExit": true,
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "continuedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "updates.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Update"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-update-types-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "update-types.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "updateTypeId": "64b9e000-100c-8af8-971d-ec8c6e942f8e",
                 *         "label": "Afventer svar",
                 *         "description": "Debitor har lovet at betale.",
                 *         "priority": 10,
                 *         "pausing": true,
                 *         "selectable": true,
                 *         "public": true,
                 *         "referenceType": "CASE",
                 *         "groupId": "78ad6604-3aa7-875f-809d-8aa8edac99c8",
                 *         "groupLabel": "Aftalt",
                 *         "important": true,
                 *         "responsiblePermissionLevel": "alternative-contact",
                 *         "hiddenPermissionLevel": "alternative-contact",
                 *         "pauseWithUpdateOnCaseExit": "46e45327-dfff-8126-a0df-edd400ffb203",
                 *         "continueOnCaseExit": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "update-types.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["UpdateType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-update-types-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "update-types.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "updateTypeId": "64b9e000-100c-8af8-971d-ec8c6e942f8e",
                 *         "label": "Afventer svar",
                 *         "description": "Debitor har lovet at betale.",
                 *         "priority": 10,
                 *         "pausing": true,
                 *         "selectable": true,
                 *         "public": true,
                 *         "referenceType": "CASE",
                 *         "groupId": "78ad6604-3aa7-875f-809d-8aa8edac99c8",
                 *         "groupLabel": "Aftalt",
                 *         "important": true,
                 *         "responsiblePermissionLevel": "alternative-contact",
                 *         "hiddenPermissionLevel": "alternative-contact",
                 *         "pauseWithUpdateOnCaseExit": "46e45327-dfff-8126-a0df-edd400ffb203",
                 *         "continueOnCaseExit": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "update-types.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["UpdateType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-update-types-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "update-types.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "updateTypeId": "64b9e000-100c-8af8-971d-ec8c6e942f8e",
                 *         "label": "Afventer svar",
                 *         "description": "Debitor har lovet at betale.",
                 *         "priority": 10,
                 *         "pausing": true,
                 *         "selectable": true,
                 *         "public": true,
                 *         "referenceType": "CASE",
                 *         "groupId": "78ad6604-3aa7-875f-809d-8aa8edac99c8",
                 *         "groupLabel": "Aftalt",
                 *         "important": true,
                 *         "responsiblePermissionLevel": "alternative-contact",
                 *         "hiddenPermissionLevel": "alternative-contact",
                 *         "pauseWithUpdateOnCaseExit": "46e45327-dfff-8126-a0df-edd400ffb203",
                 *         "continueOnCaseExit": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "update-types.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["UpdateType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-case-groups-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "case-groups.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "label": "Afventer svar",
                 *         "settings": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "case-groups.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CaseGroup"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-case-groups-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "case-groups.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "label": "Afventer svar",
                 *         "settings": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "case-groups.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CaseGroup"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-case-groups-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "case-groups.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "label": "Afventer svar",
                 *         "settings": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "case-groups.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CaseGroup"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-end-reasons-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "end-reasons.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "endReasonId": "ebde9073-044e-8d44-8b7e-faa1108867f7",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "standard": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "end-reasons.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["EndReason"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-end-reasons-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "end-reasons.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "endReasonId": "ebde9073-044e-8d44-8b7e-faa1108867f7",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "standard": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "end-reasons.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["EndReason"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-end-reasons-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "end-reasons.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "endReasonId": "ebde9073-044e-8d44-8b7e-faa1108867f7",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "standard": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "end-reasons.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["EndReason"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-workflows-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "workflows.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "workflowId": "72ecd7d9-fdc5-821f-9611-bd14cb384d28",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "description": "Debitor har lovet at betale.",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "workflows.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Workflow"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-workflows-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "workflows.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "workflowId": "72ecd7d9-fdc5-821f-9611-bd14cb384d28",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "description": "Debitor har lovet at betale.",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "workflows.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Workflow"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-workflows-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "workflows.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "workflowId": "72ecd7d9-fdc5-821f-9611-bd14cb384d28",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "description": "Debitor har lovet at betale.",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "workflows.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Workflow"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-property-types-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "property-types.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "propertyTypeId": "3da7b9d3-06f5-8acb-9c0a-3cea3bb312c2",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "type": "checkbox",
                 *         "entity": "case",
                 *         "options": [
                 *           "Aftalt"
                 *         ],
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "property-types.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["PropertyType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-property-types-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "property-types.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "propertyTypeId": "3da7b9d3-06f5-8acb-9c0a-3cea3bb312c2",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "type": "checkbox",
                 *         "entity": "case",
                 *         "options": [
                 *           "Aftalt"
                 *         ],
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "property-types.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["PropertyType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-property-types-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "property-types.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "propertyTypeId": "3da7b9d3-06f5-8acb-9c0a-3cea3bb312c2",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "type": "checkbox",
                 *         "entity": "case",
                 *         "options": [
                 *           "Aftalt"
                 *         ],
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "property-types.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["PropertyType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-case-vouchers-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "case-vouchers.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "caseVoucherId": "2ac36ace-4639-820a-a35d-24ca31ff62ab",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "voucherTypeId": "0828b3dc-9cec-89b4-922a-302d874c418c",
                 *         "category": "principal",
                 *         "direction": "debit",
                 *         "amount": 120000,
                 *         "outstanding": 70000,
                 *         "unallocated": null,
                 *         "currency": "DKK",
                 *         "source": "CREDITOR",
                 *         "date": "2024-04-30T23:00:00.000Z",
                 *         "dueDate": "2024-04-30T23:00:00.000Z",
                 *         "referenceId": "F-2024-1001",
                 *         "text": "Månedlig opkrævning",
                 *         "interest": 0.08,
                 *         "interestStartDate": "2024-04-30T23:00:00.000Z",
                 *         "interestEndDate": "2024-04-30T23:00:00.000Z",
                 *         "referenceCaseVoucherId": "ab5de51b-2d17-8be5-a3d9-ab2e89aa92dc",
                 *         "reversesCaseVoucherId": null,
                 *         "datedBeforeVoucher": true,
                 *         "uniqueId": null,
                 *         "properties": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "case-vouchers.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CaseVoucher"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-case-vouchers-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "case-vouchers.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "caseVoucherId": "2ac36ace-4639-820a-a35d-24ca31ff62ab",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "voucherTypeId": "0828b3dc-9cec-89b4-922a-302d874c418c",
                 *         "category": "principal",
                 *         "direction": "debit",
                 *         "amount": 120000,
                 *         "outstanding": 70000,
                 *         "unallocated": null,
                 *         "currency": "DKK",
                 *         "source": "CREDITOR",
                 *         "date": "2024-04-30T23:00:00.000Z",
                 *         "dueDate": "2024-04-30T23:00:00.000Z",
                 *         "referenceId": "F-2024-1001",
                 *         "text": "Månedlig opkrævning",
                 *         "interest": 0.08,
                 *         "interestStartDate": "2024-04-30T23:00:00.000Z",
                 *         "interestEndDate": "2024-04-30T23:00:00.000Z",
                 *         "referenceCaseVoucherId": "ab5de51b-2d17-8be5-a3d9-ab2e89aa92dc",
                 *         "reversesCaseVoucherId": null,
                 *         "datedBeforeVoucher": true,
                 *         "uniqueId": null,
                 *         "properties": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "case-vouchers.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CaseVoucher"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-case-vouchers-reverse": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "case-vouchers.reverse",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "caseVoucherId": "2ac36ace-4639-820a-a35d-24ca31ff62ab",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "voucherTypeId": "0828b3dc-9cec-89b4-922a-302d874c418c",
                 *         "category": "credit-note",
                 *         "direction": "credit",
                 *         "amount": 120000,
                 *         "outstanding": null,
                 *         "unallocated": 0,
                 *         "currency": "DKK",
                 *         "source": "CREDITOR",
                 *         "date": "2024-04-30T23:00:00.000Z",
                 *         "dueDate": "2024-04-30T23:00:00.000Z",
                 *         "referenceId": "F-2024-1001",
                 *         "text": "Månedlig opkrævning",
                 *         "interest": 0.08,
                 *         "interestStartDate": "2024-04-30T23:00:00.000Z",
                 *         "interestEndDate": "2024-04-30T23:00:00.000Z",
                 *         "referenceCaseVoucherId": "ab5de51b-2d17-8be5-a3d9-ab2e89aa92dc",
                 *         "reversesCaseVoucherId": "563a0471-efd6-866a-8ae5-cc5582c0dc9b",
                 *         "datedBeforeVoucher": true,
                 *         "uniqueId": null,
                 *         "properties": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "case-vouchers.reverse";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CaseVoucher"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-allocation-policies-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "allocation-policies.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "entries": [
                 *           {
                 *             "category": "cost",
                 *             "order": "oldest-first"
                 *           }
                 *         ],
                 *         "isDefault": true,
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "allocation-policies.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["AllocationPolicy"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-billings-draft": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "billings.draft",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "billingSeqId": 1,
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "billingModelId": "376f1a36-c564-827e-b85e-f87adb57f4ea",
                 *         "terms": {
                 *           "currency": "DKK",
                 *           "commission": {
                 *             "basis": "age",
                 *             "bands": [
                 *               {
                 *                 "from": 0,
                 *                 "rateBasisPoints": 1500
                 *               }
                 *             ]
                 *           },
                 *           "fees": [
                 *             {
                 *               "trigger": "case-created",
                 *               "amount": 2500
                 *             }
                 *           ],
                 *           "vatRateBasisPoints": 1500,
                 *           "keptByCollector": [
                 *             "interest"
                 *           ],
                 *           "minimumCommission": 120000,
                 *           "minimumPayout": 120000
                 *         },
                 *         "currency": "DKK",
                 *         "from": "2026-02-28",
                 *         "to": "2026-02-28",
                 *         "state": "DRAFT",
                 *         "collections": [
                 *           {
                 *             "category": "principal",
                 *             "paidTo": "CREDITOR",
                 *             "keptBy": "CREDITOR",
                 *             "count": 1,
                 *             "amount": 120000,
                 *             "commission": 120000
                 *           }
                 *         ],
                 *         "fees": [
                 *           {
                 *             "trigger": "case-created",
                 *             "count": 1,
                 *             "unitAmount": 120000,
                 *             "amount": 120000
                 *           }
                 *         ],
                 *         "totals": {
                 *           "collected": 120000,
                 *           "collectedByCollector": 120000,
                 *           "collectedByCreditor": 120000,
                 *           "creditorShare": 120000,
                 *           "collectorShare": 120000,
                 *           "commission": 120000,
                 *           "fees": 120000,
                 *           "vat": 120000,
                 *           "balance": 120000,
                 *           "offset": 120000,
                 *           "payout": 120000,
                 *           "due": 120000
                 *         },
                 *         "payoutId": "c53a45d5-2696-8c2d-b97c-5681244191f8",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "approvedAt": "2024-04-30T23:00:00.000Z",
                 *         "approvedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "billings.draft";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-billings-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "billings.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "billingSeqId": 1,
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "billingModelId": "376f1a36-c564-827e-b85e-f87adb57f4ea",
                 *         "terms": {
                 *           "currency": "DKK",
                 *           "commission": {
                 *             "basis": "age",
                 *             "bands": [
                 *               {
                 *                 "from": 0,
                 *                 "rateBasisPoints": 1500
                 *               }
                 *             ]
                 *           },
                 *           "fees": [
                 *             {
                 *               "trigger": "case-created",
                 *               "amount": 2500
                 *             }
                 *           ],
                 *           "vatRateBasisPoints": 1500,
                 *           "keptByCollector": [
                 *             "interest"
                 *           ],
                 *           "minimumCommission": 120000,
                 *           "minimumPayout": 120000
                 *         },
                 *         "currency": "DKK",
                 *         "from": "2026-02-28",
                 *         "to": "2026-02-28",
                 *         "state": "APPROVED",
                 *         "collections": [
                 *           {
                 *             "category": "principal",
                 *             "paidTo": "CREDITOR",
                 *             "keptBy": "CREDITOR",
                 *             "count": 1,
                 *             "amount": 120000,
                 *             "commission": 120000
                 *           }
                 *         ],
                 *         "fees": [
                 *           {
                 *             "trigger": "case-created",
                 *             "count": 1,
                 *             "unitAmount": 120000,
                 *             "amount": 120000
                 *           }
                 *         ],
                 *         "totals": {
                 *           "collected": 120000,
                 *           "collectedByCollector": 120000,
                 *           "collectedByCreditor": 120000,
                 *           "creditorShare": 120000,
                 *           "collectorShare": 120000,
                 *           "commission": 120000,
                 *           "fees": 120000,
                 *           "vat": 120000,
                 *           "balance": 120000,
                 *           "offset": 120000,
                 *           "payout": 120000,
                 *           "due": 120000
                 *         },
                 *         "payoutId": "c53a45d5-2696-8c2d-b97c-5681244191f8",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "approvedAt": "2024-04-30T23:00:00.000Z",
                 *         "approvedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "billings.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-billings-approve": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "billings.approve",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "billingSeqId": 1,
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "billingModelId": "376f1a36-c564-827e-b85e-f87adb57f4ea",
                 *         "terms": {
                 *           "currency": "DKK",
                 *           "commission": {
                 *             "basis": "age",
                 *             "bands": [
                 *               {
                 *                 "from": 0,
                 *                 "rateBasisPoints": 1500
                 *               }
                 *             ]
                 *           },
                 *           "fees": [
                 *             {
                 *               "trigger": "case-created",
                 *               "amount": 2500
                 *             }
                 *           ],
                 *           "vatRateBasisPoints": 1500,
                 *           "keptByCollector": [
                 *             "interest"
                 *           ],
                 *           "minimumCommission": 120000,
                 *           "minimumPayout": 120000
                 *         },
                 *         "currency": "DKK",
                 *         "from": "2026-02-28",
                 *         "to": "2026-02-28",
                 *         "state": "APPROVED",
                 *         "collections": [
                 *           {
                 *             "category": "principal",
                 *             "paidTo": "CREDITOR",
                 *             "keptBy": "CREDITOR",
                 *             "count": 1,
                 *             "amount": 120000,
                 *             "commission": 120000
                 *           }
                 *         ],
                 *         "fees": [
                 *           {
                 *             "trigger": "case-created",
                 *             "count": 1,
                 *             "unitAmount": 120000,
                 *             "amount": 120000
                 *           }
                 *         ],
                 *         "totals": {
                 *           "collected": 120000,
                 *           "collectedByCollector": 120000,
                 *           "collectedByCreditor": 120000,
                 *           "creditorShare": 120000,
                 *           "collectorShare": 120000,
                 *           "commission": 120000,
                 *           "fees": 120000,
                 *           "vat": 120000,
                 *           "balance": 120000,
                 *           "offset": 120000,
                 *           "payout": 120000,
                 *           "due": 120000
                 *         },
                 *         "payoutId": "c53a45d5-2696-8c2d-b97c-5681244191f8",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "approvedAt": "2024-04-30T23:00:00.000Z",
                 *         "approvedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "billings.approve";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-billings-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "billings.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "billingSeqId": 1,
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "billingModelId": "376f1a36-c564-827e-b85e-f87adb57f4ea",
                 *         "terms": {
                 *           "currency": "DKK",
                 *           "commission": {
                 *             "basis": "age",
                 *             "bands": [
                 *               {
                 *                 "from": 0,
                 *                 "rateBasisPoints": 1500
                 *               }
                 *             ]
                 *           },
                 *           "fees": [
                 *             {
                 *               "trigger": "case-created",
                 *               "amount": 2500
                 *             }
                 *           ],
                 *           "vatRateBasisPoints": 1500,
                 *           "keptByCollector": [
                 *             "interest"
                 *           ],
                 *           "minimumCommission": 120000,
                 *           "minimumPayout": 120000
                 *         },
                 *         "currency": "DKK",
                 *         "from": "2026-02-28",
                 *         "to": "2026-02-28",
                 *         "state": "DRAFT",
                 *         "collections": [
                 *           {
                 *             "category": "principal",
                 *             "paidTo": "CREDITOR",
                 *             "keptBy": "CREDITOR",
                 *             "count": 1,
                 *             "amount": 120000,
                 *             "commission": 120000
                 *           }
                 *         ],
                 *         "fees": [
                 *           {
                 *             "trigger": "case-created",
                 *             "count": 1,
                 *             "unitAmount": 120000,
                 *             "amount": 120000
                 *           }
                 *         ],
                 *         "totals": {
                 *           "collected": 120000,
                 *           "collectedByCollector": 120000,
                 *           "collectedByCreditor": 120000,
                 *           "creditorShare": 120000,
                 *           "collectorShare": 120000,
                 *           "commission": 120000,
                 *           "fees": 120000,
                 *           "vat": 120000,
                 *           "balance": 120000,
                 *           "offset": 120000,
                 *           "payout": 120000,
                 *           "due": 120000
                 *         },
                 *         "payoutId": "c53a45d5-2696-8c2d-b97c-5681244191f8",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "approvedAt": "2024-04-30T23:00:00.000Z",
                 *         "approvedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "billings.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-payouts-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "payouts.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "payoutId": "c53a45d5-2696-8c2d-b97c-5681244191f8",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "caseVoucherId": "2ac36ace-4639-820a-a35d-24ca31ff62ab",
                 *         "contactId": "f5a5361c-70d3-82ff-ac4f-8f127aae270d",
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "recipientName": "Aftalt",
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "ibanAccount": {
                 *           "iban": "DK5000400440116243",
                 *           "bic": "NDEADKKK"
                 *         },
                 *         "accountChange": {
                 *           "changedAt": "2024-04-30T23:00:00.000Z",
                 *           "changedBy": {
                 *             "type": "KEY",
                 *             "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *             "name": "Nordkyst Energi A/S"
                 *           },
                 *           "first": true
                 *         },
                 *         "approvalState": "NOT_REQUIRED",
                 *         "approvedAt": "2024-04-30T23:00:00.000Z",
                 *         "approvedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "transactionAccount": {
                 *           "transactionAccountId": "0c8edaef-2277-8add-b784-2c19b80bcc27",
                 *           "name": "Nordkyst Energi A/S",
                 *           "bankAccount": {
                 *             "type": "DANISH",
                 *             "registrationNumber": "3409",
                 *             "accountNumber": "0012345678"
                 *           }
                 *         },
                 *         "amount": 120000,
                 *         "currency": "DKK",
                 *         "state": "PENDING",
                 *         "paidOn": "2026-03-31",
                 *         "reference": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "paidAt": "2026-03-02T09:00:00.000Z",
                 *         "paidBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "debtorName": "Mette Sørensen",
                 *         "caseSeqId": 1001,
                 *         "billingSeqId": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "payouts.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Payout"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-payouts-approve": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "payouts.approve",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "payoutId": "c53a45d5-2696-8c2d-b97c-5681244191f8",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "caseVoucherId": "2ac36ace-4639-820a-a35d-24ca31ff62ab",
                 *         "contactId": "f5a5361c-70d3-82ff-ac4f-8f127aae270d",
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "recipientName": "Aftalt",
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "ibanAccount": {
                 *           "iban": "DK5000400440116243",
                 *           "bic": "NDEADKKK"
                 *         },
                 *         "accountChange": {
                 *           "changedAt": "2024-04-30T23:00:00.000Z",
                 *           "changedBy": {
                 *             "type": "KEY",
                 *             "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *             "name": "Nordkyst Energi A/S"
                 *           },
                 *           "first": true
                 *         },
                 *         "approvalState": "NOT_REQUIRED",
                 *         "approvedAt": "2024-04-30T23:00:00.000Z",
                 *         "approvedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "transactionAccount": {
                 *           "transactionAccountId": "0c8edaef-2277-8add-b784-2c19b80bcc27",
                 *           "name": "Nordkyst Energi A/S",
                 *           "bankAccount": {
                 *             "type": "DANISH",
                 *             "registrationNumber": "3409",
                 *             "accountNumber": "0012345678"
                 *           }
                 *         },
                 *         "amount": 120000,
                 *         "currency": "DKK",
                 *         "state": "PENDING",
                 *         "paidOn": "2026-03-31",
                 *         "reference": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "paidAt": "2026-03-02T09:00:00.000Z",
                 *         "paidBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "debtorName": "Mette Sørensen",
                 *         "caseSeqId": 1001,
                 *         "billingSeqId": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "payouts.approve";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Payout"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-payouts-pay": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "payouts.pay",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "payoutId": "c53a45d5-2696-8c2d-b97c-5681244191f8",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "caseVoucherId": "2ac36ace-4639-820a-a35d-24ca31ff62ab",
                 *         "contactId": "f5a5361c-70d3-82ff-ac4f-8f127aae270d",
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "recipientName": "Aftalt",
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "ibanAccount": {
                 *           "iban": "DK5000400440116243",
                 *           "bic": "NDEADKKK"
                 *         },
                 *         "accountChange": {
                 *           "changedAt": "2024-04-30T23:00:00.000Z",
                 *           "changedBy": {
                 *             "type": "KEY",
                 *             "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *             "name": "Nordkyst Energi A/S"
                 *           },
                 *           "first": true
                 *         },
                 *         "approvalState": "NOT_REQUIRED",
                 *         "approvedAt": "2024-04-30T23:00:00.000Z",
                 *         "approvedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "transactionAccount": {
                 *           "transactionAccountId": "0c8edaef-2277-8add-b784-2c19b80bcc27",
                 *           "name": "Nordkyst Energi A/S",
                 *           "bankAccount": {
                 *             "type": "DANISH",
                 *             "registrationNumber": "3409",
                 *             "accountNumber": "0012345678"
                 *           }
                 *         },
                 *         "amount": 120000,
                 *         "currency": "DKK",
                 *         "state": "PENDING",
                 *         "paidOn": "2026-03-31",
                 *         "reference": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "paidAt": "2026-03-02T09:00:00.000Z",
                 *         "paidBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "creditorName": "Nordkyst Energi A/S",
                 *         "debtorName": "Mette Sørensen",
                 *         "caseSeqId": 1001,
                 *         "billingSeqId": 1
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "payouts.pay";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Payout"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-creditor-accounts-entry": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "creditor-accounts.entry",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "entryId": "b4bdc965-815c-81bb-9df7-fd8d532235c6",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "kind": "RECEIVABLE",
                 *         "amount": 120000,
                 *         "currency": "DKK",
                 *         "date": "2026-03-31",
                 *         "text": "Månedlig opkrævning",
                 *         "billingId": "3d3ffcb8-258d-88e3-be8f-52cfd248d6ee",
                 *         "billingSeqId": 1,
                 *         "reversesEntryId": "f1d22f23-df9c-8781-904f-524428ba6492",
                 *         "reversedByEntryId": "f9bb973d-c450-86af-8d31-e44f276a33dd",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "creditor-accounts.entry";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["CreditorEntry"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-billing-models-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "billing-models.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "billingModelId": "376f1a36-c564-827e-b85e-f87adb57f4ea",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "description": "Debitor har lovet at betale.",
                 *         "currency": "DKK",
                 *         "commission": {
                 *           "basis": "age",
                 *           "bands": [
                 *             {
                 *               "from": 0,
                 *               "rateBasisPoints": 1500
                 *             }
                 *           ]
                 *         },
                 *         "fees": [
                 *           {
                 *             "trigger": "case-created",
                 *             "amount": 2500
                 *           }
                 *         ],
                 *         "vatRateBasisPoints": 1500,
                 *         "keptByCollector": [
                 *           "interest"
                 *         ],
                 *         "minimumCommission": 120000,
                 *         "minimumPayout": 120000,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "billing-models.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["BillingModel"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-billing-models-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "billing-models.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "billingModelId": "376f1a36-c564-827e-b85e-f87adb57f4ea",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "description": "Debitor har lovet at betale.",
                 *         "currency": "DKK",
                 *         "commission": {
                 *           "basis": "age",
                 *           "bands": [
                 *             {
                 *               "from": 0,
                 *               "rateBasisPoints": 1500
                 *             }
                 *           ]
                 *         },
                 *         "fees": [
                 *           {
                 *             "trigger": "case-created",
                 *             "amount": 2500
                 *           }
                 *         ],
                 *         "vatRateBasisPoints": 1500,
                 *         "keptByCollector": [
                 *           "interest"
                 *         ],
                 *         "minimumCommission": 120000,
                 *         "minimumPayout": 120000,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "billing-models.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["BillingModel"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-billing-models-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "billing-models.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "billingModelId": "376f1a36-c564-827e-b85e-f87adb57f4ea",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "description": "Debitor har lovet at betale.",
                 *         "currency": "DKK",
                 *         "commission": {
                 *           "basis": "age",
                 *           "bands": [
                 *             {
                 *               "from": 0,
                 *               "rateBasisPoints": 1500
                 *             }
                 *           ]
                 *         },
                 *         "fees": [
                 *           {
                 *             "trigger": "case-created",
                 *             "amount": 2500
                 *           }
                 *         ],
                 *         "vatRateBasisPoints": 1500,
                 *         "keptByCollector": [
                 *           "interest"
                 *         ],
                 *         "minimumCommission": 120000,
                 *         "minimumPayout": 120000,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "billing-models.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["BillingModel"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-voucher-types-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "voucher-types.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "voucherTypeId": "0828b3dc-9cec-89b4-922a-302d874c418c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "category": "principal",
                 *         "direction": "debit",
                 *         "payoutRecipient": true,
                 *         "standard": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "voucher-types.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["VoucherType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-voucher-types-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "voucher-types.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "voucherTypeId": "0828b3dc-9cec-89b4-922a-302d874c418c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "category": "principal",
                 *         "direction": "debit",
                 *         "payoutRecipient": true,
                 *         "standard": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "voucher-types.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["VoucherType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-voucher-types-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "voucher-types.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "voucherTypeId": "0828b3dc-9cec-89b4-922a-302d874c418c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "label": "Afventer svar",
                 *         "category": "principal",
                 *         "direction": "debit",
                 *         "payoutRecipient": true,
                 *         "standard": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "voucher-types.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["VoucherType"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-transaction-accounts-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "transaction-accounts.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "transactionAccountId": "0c8edaef-2277-8add-b784-2c19b80bcc27",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "currency": "DKK",
                 *         "isDefault": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "transaction-accounts.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["TransactionAccount"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-transaction-accounts-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "transaction-accounts.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "transactionAccountId": "0c8edaef-2277-8add-b784-2c19b80bcc27",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "currency": "DKK",
                 *         "isDefault": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "transaction-accounts.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["TransactionAccount"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-transaction-accounts-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "transaction-accounts.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "transactionAccountId": "0c8edaef-2277-8add-b784-2c19b80bcc27",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "currency": "DKK",
                 *         "isDefault": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "transaction-accounts.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["TransactionAccount"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-customers-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "customers.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "referenceId": "F-2024-1001",
                 *         "isCompany": true,
                 *         "users": [
                 *           {
                 *             "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *             "id": 1001,
                 *             "relation": "debtor",
                 *             "contact": true,
                 *             "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *             "lang": "da",
                 *             "details": {
                 *               "name": "Nordkyst Energi A/S",
                 *               "cpr": "Aftalt",
                 *               "cvr": "Aftalt",
                 *               "email": "Aftalt",
                 *               "phone": {
                 *                 "locale": "45",
                 *                 "number": "70123456"
                 *               },
                 *               "address": {
                 *                 "address": "Vesterbrogade 1",
                 *                 "coAddress": "Aftalt",
                 *                 "zipcode": "1620",
                 *                 "city": "København V",
                 *                 "country": "DK"
                 *               },
                 *               "geocode": {
                 *                 "latitude": -90,
                 *                 "longitude": -180
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "cases": [
                 *           {
                 *             "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *             "id": 1001,
                 *             "status": "PENDING",
                 *             "endReason": "PAID",
                 *             "statusTime": "2024-04-30T23:00:00.000Z",
                 *             "createdAt": "2024-04-30T23:00:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "customers.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Customer"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-customers-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "customers.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "referenceId": "F-2024-1001",
                 *         "isCompany": true,
                 *         "users": [
                 *           {
                 *             "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *             "id": 1001,
                 *             "relation": "debtor",
                 *             "contact": true,
                 *             "customerId": "392a2ea4-81bc-807c-beec-4287dab58688",
                 *             "lang": "da",
                 *             "details": {
                 *               "name": "Nordkyst Energi A/S",
                 *               "cpr": "Aftalt",
                 *               "cvr": "Aftalt",
                 *               "email": "Aftalt",
                 *               "phone": {
                 *                 "locale": "45",
                 *                 "number": "70123456"
                 *               },
                 *               "address": {
                 *                 "address": "Vesterbrogade 1",
                 *                 "coAddress": "Aftalt",
                 *                 "zipcode": "1620",
                 *                 "city": "København V",
                 *                 "country": "DK"
                 *               },
                 *               "geocode": {
                 *                 "latitude": -90,
                 *                 "longitude": -180
                 *               }
                 *             }
                 *           }
                 *         ],
                 *         "cases": [
                 *           {
                 *             "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *             "id": 1001,
                 *             "status": "PENDING",
                 *             "endReason": "PAID",
                 *             "statusTime": "2024-04-30T23:00:00.000Z",
                 *             "createdAt": "2024-04-30T23:00:00.000Z"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "customers.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Customer"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-creditors-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "creditors.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "id": "NORDKYST",
                 *         "contactId": "f5a5361c-70d3-82ff-ac4f-8f127aae270d",
                 *         "acquisitionResponsibleId": "288c0576-6d11-8ec8-af42-85350e79448e",
                 *         "caseworkerContactId": "a63318ce-e25e-8084-9716-f0ae5dc946d6",
                 *         "notes": "<p>Jeg vil gerne betale i rater.</p>",
                 *         "defaultCollectorId": "b7b47cf0-3526-8e7d-bb72-4a33b4f60ad8",
                 *         "defaultChainId": "9544d227-bcc7-879a-8ebf-ed4c126bfce4",
                 *         "defaultBillingModelId": "f0fba033-34f3-88cc-9e98-6c380255fc7d",
                 *         "defaultClientChainId": "73ffa5fa-ca6c-858c-bcc0-1fdbde005141",
                 *         "bureauClientId": -9007199254740991,
                 *         "debtorFAQ": "Aftalt",
                 *         "aksEnabled": true,
                 *         "vatRegistered": true,
                 *         "isCompany": true,
                 *         "selfCollection": true,
                 *         "centralRegisterId": "12345674",
                 *         "state": "ACTIVE",
                 *         "address": {
                 *           "address": "Vesterbrogade 1",
                 *           "coAddress": "Aftalt",
                 *           "zipcode": "1620",
                 *           "city": "København V",
                 *           "country": "DK"
                 *         },
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "ibanAccount": {
                 *           "iban": "DK5000400440116243",
                 *           "bic": "NDEADKKK"
                 *         },
                 *         "erpLink": "https://erp.example.com/customers/{{customerReferenceId}}",
                 *         "properties": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "creditors.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Creditor"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-creditors-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "creditors.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "id": "NORDKYST",
                 *         "contactId": "f5a5361c-70d3-82ff-ac4f-8f127aae270d",
                 *         "acquisitionResponsibleId": "288c0576-6d11-8ec8-af42-85350e79448e",
                 *         "caseworkerContactId": "a63318ce-e25e-8084-9716-f0ae5dc946d6",
                 *         "notes": "<p>Jeg vil gerne betale i rater.</p>",
                 *         "defaultCollectorId": "b7b47cf0-3526-8e7d-bb72-4a33b4f60ad8",
                 *         "defaultChainId": "9544d227-bcc7-879a-8ebf-ed4c126bfce4",
                 *         "defaultBillingModelId": "f0fba033-34f3-88cc-9e98-6c380255fc7d",
                 *         "defaultClientChainId": "73ffa5fa-ca6c-858c-bcc0-1fdbde005141",
                 *         "bureauClientId": -9007199254740991,
                 *         "debtorFAQ": "Aftalt",
                 *         "aksEnabled": true,
                 *         "vatRegistered": true,
                 *         "isCompany": true,
                 *         "selfCollection": true,
                 *         "centralRegisterId": "12345674",
                 *         "state": "ACTIVE",
                 *         "address": {
                 *           "address": "Vesterbrogade 1",
                 *           "coAddress": "Aftalt",
                 *           "zipcode": "1620",
                 *           "city": "København V",
                 *           "country": "DK"
                 *         },
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "ibanAccount": {
                 *           "iban": "DK5000400440116243",
                 *           "bic": "NDEADKKK"
                 *         },
                 *         "erpLink": "https://erp.example.com/customers/{{customerReferenceId}}",
                 *         "properties": {},
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "creditors.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Creditor"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-ultimate-creditors-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "ultimate-creditors.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "ultimateCreditorId": "bfd28f90-c72a-8b51-a3db-cedfdeb56485",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "name": "Nordkyst Energi A/S",
                 *         "address": {
                 *           "address": "Vesterbrogade 1",
                 *           "coAddress": "Aftalt",
                 *           "zipcode": "1620",
                 *           "city": "København V",
                 *           "country": "DK"
                 *         },
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "ultimate-creditors.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["UltimateCreditor"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-ultimate-creditors-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "ultimate-creditors.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "ultimateCreditorId": "bfd28f90-c72a-8b51-a3db-cedfdeb56485",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "name": "Nordkyst Energi A/S",
                 *         "address": {
                 *           "address": "Vesterbrogade 1",
                 *           "coAddress": "Aftalt",
                 *           "zipcode": "1620",
                 *           "city": "København V",
                 *           "country": "DK"
                 *         },
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "ultimate-creditors.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["UltimateCreditor"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-ultimate-creditors-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "ultimate-creditors.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "ultimateCreditorId": "bfd28f90-c72a-8b51-a3db-cedfdeb56485",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "creditorId": "06516661-3bc1-8fa5-b058-e0a99339192f",
                 *         "name": "Nordkyst Energi A/S",
                 *         "address": {
                 *           "address": "Vesterbrogade 1",
                 *           "coAddress": "Aftalt",
                 *           "zipcode": "1620",
                 *           "city": "København V",
                 *           "country": "DK"
                 *         },
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "ultimate-creditors.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["UltimateCreditor"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-collectors-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "collectors.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "collectorId": "d42dfef2-d260-8ee4-a57f-b59083d6d842",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "collectors.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Collector"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-collectors-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "collectors.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "collectorId": "d42dfef2-d260-8ee4-a57f-b59083d6d842",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "collectors.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Collector"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-collectors-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "collectors.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "collectorId": "d42dfef2-d260-8ee4-a57f-b59083d6d842",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "collectors.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Collector"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-contacts-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "contacts.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "email": "Aftalt",
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "70123456"
                 *         },
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "contacts.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Contact"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-contacts-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "contacts.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "email": "Aftalt",
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "70123456"
                 *         },
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "contacts.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Contact"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-contacts-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "contacts.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "email": "Aftalt",
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "70123456"
                 *         },
                 *         "registryIdentifier": {
                 *           "scheme": "DK:CVR",
                 *           "value": "12345674"
                 *         },
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "contacts.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Contact"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-bank-accounts-change": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "bank-accounts.change",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "accountChangeId": "3b0e349d-c7de-81f8-a262-4e14613c0c3b",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "ownerType": "creditor",
                 *         "ownerId": "e6d2c0eb-67d6-89a7-92cf-edff392c248e",
                 *         "ownerName": "Aftalt",
                 *         "first": true,
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "ibanAccount": {
                 *           "iban": "DK5000400440116243",
                 *           "bic": "NDEADKKK"
                 *         },
                 *         "changedAt": "2024-04-30T23:00:00.000Z",
                 *         "changedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "bank-accounts.change";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["BankAccountChange"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-interactions-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "interactions.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "type": "DEBTOR NOTE",
                 *         "direction": "INCOMING",
                 *         "state": "UNMAPPED",
                 *         "referenceId": "a29b44ac-b51f-8440-99a0-24e600782c3a",
                 *         "referenceType": "debtor",
                 *         "notes": "<p>Jeg vil gerne betale i rater.</p>",
                 *         "details": {},
                 *         "minVisibilityRole": "alternative-contact",
                 *         "files": [
                 *           {
                 *             "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *             "fileName": "betalingsaftale.pdf",
                 *             "contentType": "application/pdf",
                 *             "size": 48213
                 *           }
                 *         ],
                 *         "delivery": {
                 *           "state": "HELD",
                 *           "subject": "Aftalt",
                 *           "recipients": [
                 *             {
                 *               "address": "Aftalt",
                 *               "name": "Nordkyst Energi A/S",
                 *               "state": "WAITING",
                 *               "answer": "Aftalt"
                 *             }
                 *           ],
                 *           "attempts": 1,
                 *           "messageId": "Aftalt",
                 *           "lastAnswer": "Aftalt",
                 *           "nextAttemptAt": "2024-04-30T23:00:00.000Z",
                 *           "sentAt": "2024-04-30T23:00:00.000Z"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "registeredAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "interactions.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Interaction"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-interactions-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "interactions.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "type": "DEBTOR NOTE",
                 *         "direction": "INCOMING",
                 *         "state": "UNMAPPED",
                 *         "referenceId": "a29b44ac-b51f-8440-99a0-24e600782c3a",
                 *         "referenceType": "debtor",
                 *         "notes": "<p>Jeg vil gerne betale i rater.</p>",
                 *         "details": {},
                 *         "minVisibilityRole": "alternative-contact",
                 *         "files": [
                 *           {
                 *             "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *             "fileName": "betalingsaftale.pdf",
                 *             "contentType": "application/pdf",
                 *             "size": 48213
                 *           }
                 *         ],
                 *         "delivery": {
                 *           "state": "HELD",
                 *           "subject": "Aftalt",
                 *           "recipients": [
                 *             {
                 *               "address": "Aftalt",
                 *               "name": "Nordkyst Energi A/S",
                 *               "state": "WAITING",
                 *               "answer": "Aftalt"
                 *             }
                 *           ],
                 *           "attempts": 1,
                 *           "messageId": "Aftalt",
                 *           "lastAnswer": "Aftalt",
                 *           "nextAttemptAt": "2024-04-30T23:00:00.000Z",
                 *           "sentAt": "2024-04-30T23:00:00.000Z"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "registeredAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "interactions.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Interaction"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-interactions-send": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "interactions.send",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "type": "DEBTOR NOTE",
                 *         "direction": "INCOMING",
                 *         "state": "UNMAPPED",
                 *         "referenceId": "a29b44ac-b51f-8440-99a0-24e600782c3a",
                 *         "referenceType": "debtor",
                 *         "notes": "<p>Jeg vil gerne betale i rater.</p>",
                 *         "details": {},
                 *         "minVisibilityRole": "alternative-contact",
                 *         "files": [
                 *           {
                 *             "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *             "fileName": "betalingsaftale.pdf",
                 *             "contentType": "application/pdf",
                 *             "size": 48213
                 *           }
                 *         ],
                 *         "delivery": {
                 *           "state": "HELD",
                 *           "subject": "Aftalt",
                 *           "recipients": [
                 *             {
                 *               "address": "Aftalt",
                 *               "name": "Nordkyst Energi A/S",
                 *               "state": "WAITING",
                 *               "answer": "Aftalt"
                 *             }
                 *           ],
                 *           "attempts": 1,
                 *           "messageId": "Aftalt",
                 *           "lastAnswer": "Aftalt",
                 *           "nextAttemptAt": "2024-04-30T23:00:00.000Z",
                 *           "sentAt": "2024-04-30T23:00:00.000Z"
                 *         },
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "registeredAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "interactions.send";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Interaction"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-documents-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "documents.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "documentId": "8d28c794-eb53-8eba-8bbc-e4204f264855",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "templateId": "9b037974-7fd8-88a7-9beb-b8034675e5a7",
                 *         "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *         "interactionId": "86ca652f-eeb1-813f-89d8-27f160c74f7e",
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "fileName": "betalingsaftale.pdf",
                 *         "size": 48213,
                 *         "sha256": "Aftalt",
                 *         "language": "da",
                 *         "subject": "Aftalt",
                 *         "deadline": "2026-03-02",
                 *         "sharedWithDebtor": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "documents.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Document"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-documents-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "documents.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "documentId": "8d28c794-eb53-8eba-8bbc-e4204f264855",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "templateId": "9b037974-7fd8-88a7-9beb-b8034675e5a7",
                 *         "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *         "interactionId": "86ca652f-eeb1-813f-89d8-27f160c74f7e",
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "fileName": "betalingsaftale.pdf",
                 *         "size": 48213,
                 *         "sha256": "Aftalt",
                 *         "language": "da",
                 *         "subject": "Aftalt",
                 *         "deadline": "2026-03-02",
                 *         "sharedWithDebtor": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "documents.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Document"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-documents-send": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "documents.send",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "documentId": "8d28c794-eb53-8eba-8bbc-e4204f264855",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "templateId": "9b037974-7fd8-88a7-9beb-b8034675e5a7",
                 *         "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *         "interactionId": "86ca652f-eeb1-813f-89d8-27f160c74f7e",
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "fileName": "betalingsaftale.pdf",
                 *         "size": 48213,
                 *         "sha256": "Aftalt",
                 *         "language": "da",
                 *         "subject": "Aftalt",
                 *         "deadline": "2026-03-02",
                 *         "sharedWithDebtor": true,
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "documents.send";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Document"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-templates-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "templates.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "templateId": "9b037974-7fd8-88a7-9beb-b8034675e5a7",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "name": "Nordkyst Energi A/S",
                 *         "kind": "letter",
                 *         "language": "da",
                 *         "subject": "Aftalt",
                 *         "body": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "templates.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Template"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-templates-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "templates.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "templateId": "9b037974-7fd8-88a7-9beb-b8034675e5a7",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "name": "Nordkyst Energi A/S",
                 *         "kind": "letter",
                 *         "language": "da",
                 *         "subject": "Aftalt",
                 *         "body": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "templates.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Template"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-templates-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "templates.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "templateId": "9b037974-7fd8-88a7-9beb-b8034675e5a7",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "handle": "Aftalt",
                 *         "name": "Nordkyst Energi A/S",
                 *         "kind": "letter",
                 *         "language": "da",
                 *         "subject": "Aftalt",
                 *         "body": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "updatedAt": "2024-04-30T23:00:00.000Z",
                 *         "updatedBy": null
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "templates.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Template"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-files-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "files.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "fileName": "betalingsaftale.pdf",
                 *         "contentType": "application/pdf",
                 *         "size": 48213,
                 *         "sha256": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "files.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["File"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-files-delete": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "files.delete",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "fileId": "74fe167a-881c-8c99-983b-cce5599944fe",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "fileName": "betalingsaftale.pdf",
                 *         "contentType": "application/pdf",
                 *         "size": 48213,
                 *         "sha256": "Aftalt",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "files.delete";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["File"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-links-create": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "links.create",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "linkId": "7e4b3443-0aaf-868b-9578-4260e9ea9ab8",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "language": "en",
                 *         "state": "ACTIVE",
                 *         "expiresAt": "2024-04-30T23:00:00.000Z",
                 *         "revokedAt": "2024-04-30T23:00:00.000Z",
                 *         "revokedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "openCount": 1,
                 *         "lastOpenedAt": "2024-04-30T23:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "links.create";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Link"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-links-revoke": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "links.revoke",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "linkId": "7e4b3443-0aaf-868b-9578-4260e9ea9ab8",
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "caseId": "54dca75a-86fc-8704-afac-803872943787",
                 *         "userId": "5efc567f-0457-8e18-9be1-ce69ea9710ca",
                 *         "language": "en",
                 *         "state": "ACTIVE",
                 *         "expiresAt": "2024-04-30T23:00:00.000Z",
                 *         "revokedAt": "2024-04-30T23:00:00.000Z",
                 *         "revokedBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         },
                 *         "openCount": 1,
                 *         "lastOpenedAt": "2024-04-30T23:00:00.000Z",
                 *         "createdAt": "2024-04-30T23:00:00.000Z",
                 *         "createdBy": {
                 *           "type": "KEY",
                 *           "id": "5b5319a9-46ee-82ed-bef0-fdaa75b6b68c",
                 *           "name": "Nordkyst Energi A/S"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "links.revoke";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["Link"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "on-settings-update": {
        parameters: {
            query?: never;
            header: {
                /** @description As Standard Webhooks has it. */
                "webhook-id": string;
                /** @description As Standard Webhooks has it. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks has it. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "event": "settings.update",
                 *       "time": "2026-03-02T09:00:00.000Z",
                 *       "data": {
                 *         "tenantId": "0dfa134e-b90a-83a1-a6ec-d5f65a4cc13e",
                 *         "name": "Nordkyst Energi A/S",
                 *         "timeZone": "Aftalt",
                 *         "language": "Aftalt",
                 *         "currency": "DKK",
                 *         "logoFileId": "2573121e-e62e-8ba7-9c54-9c60242e7979",
                 *         "phone": {
                 *           "locale": "45",
                 *           "number": "70123456"
                 *         },
                 *         "email": "Aftalt",
                 *         "paymentInstructions": "Aftalt",
                 *         "bankAccount": {
                 *           "type": "DANISH",
                 *           "registrationNumber": "3409",
                 *           "accountNumber": "0012345678"
                 *         },
                 *         "address": {
                 *           "address": "Vesterbrogade 1",
                 *           "coAddress": "Aftalt",
                 *           "zipcode": "1620",
                 *           "city": "København V",
                 *           "country": "DK"
                 *         },
                 *         "openingHours": "Mandag–torsdag 9–15",
                 *         "paymentReference": "Sag {{caseNumber}}",
                 *         "paymentDeadlineDays": 1,
                 *         "paymentDaysBack": 1,
                 *         "endPaidCases": true,
                 *         "secondFactorRequired": true,
                 *         "payoutReviewDays": 0,
                 *         "formerPayoutReviewDays": 1,
                 *         "formerPayoutReviewUntil": "2026-03-02T09:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @constant */
                    event: "settings.update";
                    /**
                     * Format: date-time
                     * @description ISO 8601 in UTC with milliseconds.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    data: components["schemas"]["TenantSettings"];
                    /**
                     * Format: uuid
                     * @description The case it belongs to, where it belongs to one.
                     */
                    caseId?: string;
                    /** @description Counts the events of the case, without gaps: a greater one is later. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description Nothing more is wanted: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event has arrived. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
