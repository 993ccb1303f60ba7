// Generated from apps/server/openapi.json by `npm run generate`. Do not edit.
export interface paths {
    "/iam/auth/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the scopes of the calling token
         * @description Returns the tenant, the name and the scopes of the token in the request. Needs no scope.
         */
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
        /**
         * List scopes
         * @description Returns the scopes that a token can have, with the operations that each allows.
         */
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
        /**
         * List tokens
         * @description Returns the tokens of the tenant, including revoked ones, without their secrets.
         */
        get: operations["list-tokens"];
        put?: never;
        /**
         * Issue a token
         * @description Issues a token. Its secret is only in this response: it is not stored, and the copy for a retry with the same Idempotency-Key is encrypted. A caller can only grant scopes that it has, and a token cannot issue a token that expires later than itself.
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
        /**
         * Get a token
         * @description Returns the token without its secret.
         */
        get: operations["get-token"];
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description Revokes the token permanently, within a second. It stays in the list as revoked.
         */
        delete: operations["revoke-token"];
        options?: never;
        head?: never;
        /**
         * Change a token
         * @description Changes the name, the scopes or the expiry without reissuing the token. The change takes effect within a second. Scopes that the token already has can stay even if the caller lacks them. To add a scope, or to extend the expiry, the caller must have the scopes.
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
        /**
         * Get the options for signing in with a passkey
         * @description Returns the challenge for the browser. Complete signing in with `show-passkey`.
         */
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
        /**
         * Complete signing in with a passkey
         * @description Exchanges the half-finished session for a full one.
         */
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
        /**
         * List my passkeys
         * @description Returns all your passkeys.
         */
        get: operations["list-passkeys"];
        put?: never;
        /**
         * Start setting up a passkey
         * @description Returns the options for the browser. Complete the setup with `confirm-passkey`.
         */
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
         * @description Saves the passkey. From now on, signing in requires a second factor. With the first second factor you also get recovery codes, which are shown only in this response. All your other sessions end.
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
         * @description Removes one of your passkeys. Without any second factor you sign in with the password alone, and your recovery codes are deleted.
         */
        delete: operations["remove-passkey"];
        options?: never;
        head?: never;
        /**
         * Rename a passkey
         * @description Changes the name of one of your passkeys.
         */
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
         * Request a password reset
         * @description Sends an e-mail with a link to choose a new password. The link works once and for an hour. The response is the same whether or not the address is known.
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
         * Set a password with an invitation or reset link
         * @description Sets the password of the user to whom the link was sent. It must have at least 12 characters and cannot be a common password. All sessions of the user end.
         */
        post: operations["set-password"];
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change my password
         * @description Replaces your password. All your other sessions end.
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
         * Confirm my password
         * @description Allows you to change your second factors for 15 minutes, as signing in does. A wrong password counts as a failed attempt.
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
        /**
         * Complete signing in with an app code
         * @description Exchanges the half-finished session for a full one, with the current code of the authenticator app.
         */
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
        /**
         * Complete signing in with a recovery code
         * @description Exchanges the half-finished session for a full one. A recovery code works once.
         */
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
        /**
         * Get my second factors
         * @description Returns the second factors that you have set up.
         */
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
        /**
         * Start setting up app codes
         * @description Returns a secret for an authenticator app. Complete the setup with `confirm-totp`.
         */
        post: operations["start-totp"];
        /**
         * Remove app codes
         * @description Removes the codes of the authenticator app. They cannot be removed if the tenant requires a second factor and you have no other.
         */
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
         * Complete setting up app codes
         * @description Confirms the setup with a code from the app. From now on, signing in requires a code. A user who was required to set up a second factor is signed in. The recovery codes are shown only in this response, and each works once.
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
        /**
         * Get my session
         * @description Returns the signed-in user, the tenant and the scopes of the role.
         */
        get: operations["get-session"];
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description Sets a session cookie. An unknown user, a wrong password, a locked account and a user who cannot sign in all get the same response after the same time. Five failures from one network lock that network out of the account for a minute; the time doubles with each further failure, up to an hour. After twenty failures from all networks, unknown browsers get one attempt a minute, and later one every quarter of an hour. This does not slow down a browser in which the user has signed in before or used a reset link.
         */
        post: operations["start-session"];
        /**
         * Sign out
         * @description Ends the session of the cookie. Succeeds even if nobody is signed in.
         */
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
        /**
         * List my sessions
         * @description Returns your active sessions on all devices.
         */
        get: operations["list-own-sessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere
         * @description Ends all your sessions, including this one.
         */
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
         * List requests to reset a second factor
         * @description Returns the requests that are waiting for a second administrator, oldest first.
         */
        get: operations["list-factor-resets"];
        put?: never;
        /**
         * Request the reset of a second factor
         * @description Requests the reset of another user’s lost second factor. The user cannot have a higher role than you. A second administrator must approve the request within three days. The user is notified by e-mail. If there is already an open request, it is returned.
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
         * @description Approves the request as the second administrator. This cannot be the first administrator, the user concerned, anyone with a lower role than that user, or anyone whom the first administrator invited, gave another role or reset the factors of within the last seven days. App codes, passkeys and recovery codes are removed, all sessions of the user end, and the user is notified by e-mail.
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
        /**
         * Withdraw a request to reset a second factor
         * @description Withdraws an open request. Nothing is reset.
         */
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
        /**
         * List users
         * @description Returns the users of the tenant, including deactivated ones.
         */
        get: operations["list-users"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user. If the role can sign in, the user gets an e-mail with a link to choose a password. The e-mail address is unique on the tenant; case is ignored. A person can grant roles up to their own. A token can grant roles up to administrator, if it has all the scopes of the role.
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
        /**
         * Get a user
         * @description Returns the user.
         */
        get: operations["get-user"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch or deactivate a user
         * @description Changes the given fields. Users cannot be deleted, because the audit trail refers to them; `active: false` deactivates a user. The last active administrator of the tenant can neither be deactivated nor get a lower role. Nobody can change a user with a higher role.
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
         * @description E-mails the user a new link to choose a password. It works once and for seven days, and earlier links stop working. The link is never in a response; an operator can print one with `fordring user invite`. A user who already has a password cannot be invited and must reset it instead. Users whose role cannot sign in (client, debtor, alternative-contact) cannot be invited.
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
         * @description Ends all sessions of the user within a second. The user can sign in again. Nobody can sign out a user with a higher role.
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
         * @description Returns a case by its id or its sequence number.
         */
        get: operations["get-case"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a case
         * @description Changes the given fields. Ending a case needs an end reason. An ended case can be reopened, unless it is merged into another. A case with money outstanding can only end as `PAID` with an `override`. A patch that changes nothing has no effect and emits no event.
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
        /**
         * List cases
         * @description Returns the cases that match all filters, oldest first by default.
         */
        get: operations["list-cases"];
        put?: never;
        /**
         * Create a case
         * @description Creates a case of a customer together with its vouchers. The sign of an amount is ignored: the voucher type decides whether it is a debit or a credit. Each reference voucher becomes a voucher that refers to the one it is listed under; payments among them are allocated to it immediately and cannot exceed it.
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
         * @description Counts the cases that match the filters of the list, up to 1000, so that counting is as fast on a large tenant as on a small one.
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
         * @description Counts the cases that match the filters of the list, up to 1000 per creditor or case group. Creditors and groups without a matching case are left out.
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
         * @description Returns all cases that match the filters of the list of cases, in the same order. The file is comma-separated CSV in UTF-8 with a byte order mark and a heading. Columns are named like the fields of the list, and amounts are in the minor unit. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. The file is streamed: if the response breaks off, it is incomplete.
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
         * @description Merges two cases of a customer in the same currency. The case in the body ends with the end reason MERGED, and its `mergedIntoCaseId` is the case in the path. Its vouchers, allocations, interactions and updates are listed with the remaining case, its debits count in that case’s balance, its open updates pause that case and remind on it, and credits of either case can pay debits of the other. Every entry stays on the case it was created on, so a merge can be undone. A case that was merged, or that other cases were merged into, cannot be merged into another.
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
         * @description Restores the status and end reason that the merged case had before. Each case keeps the entries created on it. If credits of one case pay debits of the other, undo those allocations first.
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
         * Add vouchers to a customer’s open case
         * @description Adds vouchers to the customer’s newest open case in this currency, or to a new case if there is none, and returns the case of each voucher. If the customer already has a voucher with the same `uniqueId`, its ids are returned and no voucher is created.
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
         * List updates
         * @description With `caseId`, `customerId` or `creditorId`: the updates of that case, customer or creditor, oldest first. Without any of them `due` must be true, and the response has the due updates of all cases, the most overdue first.
         */
        get: operations["list-updates"];
        put?: never;
        /**
         * Create an update
         * @description Creates an update on a case, a customer or a creditor, depending on its type. `pausedAt` defaults to now and `remindedAt` to `pausedAt`. Only updates of cases can be read one by one, so only they have a `Location`.
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
         * Get an update
         * @description Returns an update of a case. An update of a customer or creditor, or one hidden from the role of the caller, gets 404.
         */
        get: operations["get-update"];
        put?: never;
        post?: never;
        /**
         * Delete an update
         * @description Deletes an update that was created by mistake. A case that only this update paused is no longer paused.
         */
        delete: operations["delete-update"];
        options?: never;
        head?: never;
        /**
         * Continue an update
         * @description Sets when the update is continued; until then it is open. The time can be in the future and can be changed later. Works for updates of cases, customers and creditors.
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
        /**
         * List update types
         * @description Returns the update types of the tenant, including the standard ones.
         */
        get: operations["list-update-types"];
        put?: never;
        /**
         * Create an update type
         * @description Creates an update type in addition to the standard ones.
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
        /**
         * Get an update type
         * @description Returns the update type.
         */
        get: operations["get-update-type"];
        put?: never;
        post?: never;
        /**
         * Delete an update type
         * @description Deletes an update type. A standard type, or one in use, cannot be deleted.
         */
        delete: operations["delete-update-type"];
        options?: never;
        head?: never;
        /**
         * Patch an update type
         * @description Changes the given fields; null removes a value. `referenceType` can only change while the type is not in use. The standard update types cannot be changed.
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
         * List case groups
         * @description Returns the case groups of the tenant, oldest first. The last page is the first one with fewer items than `pageSize`.
         */
        get: operations["get-case-groups"];
        put?: never;
        /**
         * Create a case group
         * @description Creates a group that cases can belong to.
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
        /**
         * Get a case group
         * @description Returns the case group with its settings.
         */
        get: operations["get-case-group"];
        put?: never;
        post?: never;
        /**
         * Delete a case group
         * @description Deletes a case group. A group that contains cases cannot be deleted.
         */
        delete: operations["delete-case-group"];
        options?: never;
        head?: never;
        /**
         * Patch a case group
         * @description Changes the label or the settings. New settings replace the old ones entirely.
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
        /**
         * List end reasons
         * @description Returns the end reasons of the tenant, including the standard ones.
         */
        get: operations["list-end-reasons"];
        put?: never;
        /**
         * Create an end reason
         * @description Creates an end reason in addition to the standard ones.
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
        /**
         * Get an end reason
         * @description Returns the end reason.
         */
        get: operations["get-end-reason"];
        put?: never;
        post?: never;
        /**
         * Delete an end reason
         * @description Deletes an end reason. A standard reason, or one that a case has, cannot be deleted.
         */
        delete: operations["delete-end-reason"];
        options?: never;
        head?: never;
        /**
         * Update an end reason
         * @description Changes the label, the handle or both. The standard end reasons cannot be changed.
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
        /**
         * List workflows
         * @description Returns the workflows of the tenant, oldest first.
         */
        get: operations["list-workflows"];
        put?: never;
        /**
         * Create a workflow
         * @description Creates a workflow: the steps by which cases are pursued. A creditor refers to workflows in `defaultChainId` and `defaultClientChainId`.
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
        /**
         * Get a workflow
         * @description Returns the workflow.
         */
        get: operations["get-workflow"];
        put?: never;
        post?: never;
        /**
         * Delete a workflow
         * @description Deletes a workflow. One in use cannot be deleted.
         */
        delete: operations["delete-workflow"];
        options?: never;
        head?: never;
        /**
         * Patch a workflow
         * @description Changes the name or the description; a null description removes it.
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
        /**
         * List property types
         * @description Returns the property types of the tenant, oldest first.
         */
        get: operations["list-property-types"];
        put?: never;
        /**
         * Create a property type
         * @description Defines a property of cases, case vouchers or creditors. Its value is in their `properties`, under the handle given here. A handle can be used once per entity.
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
        /**
         * Get a property type
         * @description Returns the property type.
         */
        get: operations["get-property-type"];
        put?: never;
        post?: never;
        /**
         * Delete a property type
         * @description Deletes a property type. One that has values cannot be deleted.
         */
        delete: operations["delete-property-type"];
        options?: never;
        head?: never;
        /**
         * Patch a property type
         * @description Changes the label and, for a dropdown, the options. The new options replace the old ones; an option in use cannot be removed. Handle, type and entity never change.
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
         * @description Returns the caller’s own views and the shared ones.
         */
        get: operations["list-saved-views"];
        put?: never;
        /**
         * Create a saved view
         * @description Saves the filters of a list under a name. Only the caller sees the view unless it is `shared`.
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
        /**
         * Get a saved view
         * @description Returns the view, if it is the caller’s own or shared.
         */
        get: operations["get-saved-view"];
        put?: never;
        post?: never;
        /**
         * Delete a saved view
         * @description Deletes the view. Only the owner and administrators can delete a view.
         */
        delete: operations["delete-saved-view"];
        options?: never;
        head?: never;
        /**
         * Patch a saved view
         * @description Changes the name, the filters or the sharing. Only the owner and administrators can change a view.
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
         * Report an open case and list who else has it open
         * @description Call it every few seconds while a case is shown; a window that is silent for 25 seconds counts as closed. It does not extend the session. Tokens are rejected, because presence is about people.
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
         * @description Vouchers, oldest first. With `pointInTime`, the vouchers that existed at that moment, with the amounts outstanding or unallocated then.
         */
        get: operations["list-case-vouchers"];
        put?: never;
        /**
         * Add a voucher to a case
         * @description A voucher never changes after it is created. A credit with `referenceCaseVoucherId` pays that debit immediately and cannot exceed its outstanding amount. If the voucher type has a payout recipient, a payout to the contact is created with a copy of its bank account. A credit cannot be dated after today, nor further back than the settings of the tenant allow. Vouchers can be added to ended cases, since payments may arrive late; a new claim reopens a case that ended as `PAID`.
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
         * @description The vouchers of all cases that match the filters, oldest first. The file is comma-separated CSV in UTF-8 with a byte order mark and a heading. Columns are named like the fields of the list, and amounts are in the minor unit. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. The file is streamed: if the response breaks off, it is incomplete.
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
         * @description Cancels a voucher with a new one of the same type and amount and the opposite direction, whose `reversesCaseVoucherId` refers to it. Existing allocations are undone first: debits paid by a reversed payment are outstanding again, and payments of a reversed debit are unallocated again. Then the two vouchers settle each other in full. Vouchers that belong to the reversed one stay. If this leaves an ended case with an outstanding amount, the case is reopened with an update of the type `Case reopened`. A voucher can be reversed once. A reversal cannot be reversed, nor can a voucher that was paid out to a contact: write it off instead.
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
         * @description The debts and payments of a case: in total, by category and per voucher. With `pointInTime`, the balance as it was recorded at that moment: it counts the entries made by then, whatever their dates. If a voucher has a yearly rate (`interest`), its line shows the accrued interest: simple interest by actual days over 365 on the amount outstanding each day, from `interestStartDate` (or else the due date) to `interestEndDate` or the moment. Days are those of the tenant’s time zone; the first counts and the last does not. A payment reduces the outstanding amount from its own date. The rate of an interest voucher that belongs to a debit applies to that debit. Each line is rounded once, half up. Accrued interest is not booked, so only `totals.accruedInterest` includes it. The balance covers the cases merged into the case.
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
         * @description Give exactly one of `caseId` and `caseVoucherId`. The list includes allocations that were undone.
         */
        get: operations["list-case-voucher-allocations"];
        put?: never;
        /**
         * Allocate a credit
         * @description Pays debits of the case, or of cases merged with it, with the unallocated part of a credit: the debits and amounts in `allocations`, all or nothing, or else by the allocation policy of the tenant. Anything the policy cannot allocate, such as an overpayment, stays unallocated.
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
         * @description Returns allocations that were undone, too.
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
         * @description Registers money received for the case by the collector or the creditor (`source`): creates a deposit and allocates it to the debits in `allocations`, all or nothing, or else by the allocation policy of the tenant. An overpayment stays unallocated on the deposit. Use `Prefer: dry-run` to see what would be paid, and `reverse-case-voucher` to cancel the payment.
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
         * @description The amount is outstanding again on the debit and unallocated again on the credit. The allocation of a reversal cannot be undone.
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
         * @description The order in which credits pay debits. The default is cost, fee, interest, compensation, payout, principal, each oldest first.
         */
        get: operations["get-allocation-policy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the allocation policy
         * @description Applies to future allocations. `entries: null` restores the default.
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
         * @description Registers money that the debtor paid directly to the creditor. It creates a deposit with source `CREDITOR` that is allocated in full to the given voucher and cannot exceed its outstanding amount. Send a payment that covers several invoices as one request per invoice, each with its own `Idempotency-Key`. A payment cannot be dated after today, nor further back than the settings of the tenant allow; one dated before the voucher it pays is accepted and flagged (`datedBeforeVoucher`). If nothing is outstanding afterwards, interest included, the case ends as `PAID`, unless the settings of the tenant turn that off.
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
         * @description Returns a direct payment by the id of its deposit.
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
        /**
         * List settlements
         * @description The settlements that match the filters, drafts included.
         */
        get: operations["list-billings"];
        put?: never;
        /**
         * Settle with a creditor
         * @description Creates a draft settlement. It covers every payment recorded by the end of the period and not settled yet, corrections of payments that were undone after they were settled, and the commission and fees of the billing model. Use `Prefer: dry-run` for a preview. No payment is settled twice.
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
         * @description The sums of all approved settlements that match the filters, per currency. Drafts are only counted.
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
        /**
         * Get a settlement
         * @description A settlement with its lines, fees and totals.
         */
        get: operations["get-billing"];
        put?: never;
        post?: never;
        /**
         * Delete a draft settlement
         * @description The payments in the draft can then be settled by another settlement. An approved settlement cannot be deleted.
         */
        delete: operations["delete-billing"];
        options?: never;
        head?: never;
        /**
         * Approve a settlement
         * @description Approves a draft. The settlement gets a number and, if there is anything to pay out, a payout with a copy of the creditor’s bank account. An amount due from the creditor becomes a receivable on its account; earlier receivables are set off against the payout. An approved settlement never changes: later corrections go into the next one.
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
         * List the entries of a settlement
         * @description One entry for each allocation of a deposit, with its commission rate and commission.
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
         * @description Every entry of the settlement, by allocation. The file is comma-separated CSV in UTF-8 with a byte order mark and a heading. Columns are named like the fields of the list, and amounts are in the minor unit. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. The file is streamed: if the response breaks off, it is incomplete.
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
         * @description The settlement as a tagged PDF for the creditor: the amounts collected, the charges and the result. It is in Danish if that is the tenant’s language, otherwise in English. A draft is marked as such; the file of an approved settlement never changes.
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
         * @description One item for each deposit: how the settled part of it is distributed by category, and who keeps it.
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
        /**
         * List payouts
         * @description The payouts that match the filters, with the names and numbers of what they belong to.
         */
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
         * @description All payouts that match the filters, in the order of `list-payouts`, except those that wait for a second person; the header `Payouts-Left-Out` contains their number. The amount is given both in major units with two decimals, as banks expect, and in minor units. The file is comma-separated CSV in UTF-8 with a byte order mark and a heading. Columns are named like the fields of the list, and amounts are in the minor unit. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. The file is streamed: if the response breaks off, it is incomplete.
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
         * @description The sums of all payouts that match the filters, per currency.
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
        /**
         * Get a payout
         * @description A payout with its recipient, bank account, approval and payment.
         */
        get: operations["get-payout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark a payout as paid
         * @description A payout starts as `PENDING`. Mark it as `PAID` once the bank has paid it; this cannot be undone. If `approvalState` is `REQUIRED`, a second person must approve it first.
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
         * @description Required if the recipient’s bank account was changed within the tenant’s review period (`payoutReviewDays`), or is no longer the one on the payout. The second person must be another administrator: not a token, not the person who changed the account or issued the token that did, and not anyone they invited, promoted or reset within the last seven days. A further change of the account voids the approval. Approving a payout that needs no approval changes nothing.
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
        /**
         * Get the account of a creditor
         * @description The amount the creditor owes after settlements, per currency.
         */
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
         * @description A settlement with an amount due from the creditor creates a receivable. Later settlements set it off against their payouts, the creditor can pay it, or it can be reversed.
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
        /**
         * Get an entry of a creditor’s account
         * @description A single receivable, offset, payment or reversal.
         */
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
         * @description Records a payment that reduces what the creditor owes. It cannot exceed that amount.
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
         * @description Cancels a payment that was registered by mistake, or waives a receivable that is still outstanding in full. Both entries stay on the account. An offset cannot be reversed.
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
        /**
         * List billing models
         * @description The billing models of the tenant, oldest first.
         */
        get: operations["list-billing-models"];
        put?: never;
        /**
         * Create a billing model
         * @description A billing model contains the terms for settling with a creditor: commission by the age or size of the claim, fixed fees, VAT, the categories the collector keeps, and minimum amounts. Each creditor can have a default billing model.
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
        /**
         * Get a billing model
         * @description A billing model with its current terms.
         */
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
         * @description Changes the given fields; null clears a value. `commission`, `fees` and `keptByCollector` are replaced as a whole. Existing settlements keep their terms.
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
        /**
         * List voucher types
         * @description The voucher types of the tenant, including the standard ones.
         */
        get: operations["list-voucher-types"];
        put?: never;
        /**
         * Create a voucher type
         * @description Adds a voucher type to the standard ones, which exist on every tenant with the same ids.
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
        /**
         * Get a voucher type
         * @description A voucher type, standard or created on the tenant.
         */
        get: operations["get-voucher-type"];
        put?: never;
        post?: never;
        /**
         * Delete a voucher type
         * @description Only a voucher type that is neither standard nor in use can be deleted.
         */
        delete: operations["delete-voucher-type"];
        options?: never;
        head?: never;
        /**
         * Patch a voucher type
         * @description Changes the handle, the label and whether vouchers have a payout recipient. Category and direction never change, and standard voucher types cannot be changed.
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
        /**
         * List transaction accounts
         * @description The bank accounts on which the tenant collects money.
         */
        get: operations["list-transaction-accounts"];
        put?: never;
        /**
         * Create a transaction account
         * @description Adds a bank account on which the tenant collects money. Each currency has at most one default account.
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
        /**
         * Get a transaction account
         * @description A bank account on which the tenant collects money.
         */
        get: operations["get-transaction-account"];
        put?: never;
        post?: never;
        /**
         * Delete a transaction account
         * @description If the account was the default of its currency, the currency has no default afterwards.
         */
        delete: operations["delete-transaction-account"];
        options?: never;
        head?: never;
        /**
         * Patch a transaction account
         * @description Changes the given fields. The currency of an account never changes.
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
        /**
         * Get a customer
         * @description Returns the customer with its users and cases.
         */
        get: operations["get-customer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Changes the given fields. Use the operations for customer users to change its users.
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
         * @description Returns the customer with this reference. The reference must be percent-encoded: `a/b` is `a%2Fb`. If customers of several creditors have the same reference, add `creditorId`.
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
        /**
         * List customers
         * @description Returns the customers that match all filters, oldest first.
         */
        get: operations["list-customers"];
        put?: never;
        /**
         * Create a customer
         * @description Creates a customer of a creditor, with the people and companies related to it, such as the debtor.
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
         * @description Adds a person or company related to the customer, such as a second debtor, a guarantor or a lawyer.
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
         * Remove a user from a customer
         * @description Removes the user and revokes their debtor links. The last debtor of a customer cannot be removed.
         */
        delete: operations["delete-customer-user"];
        options?: never;
        head?: never;
        /**
         * Change a user of a customer
         * @description Changes the given fields. The last debtor of a customer cannot get another relation.
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
        /**
         * List creditors
         * @description Returns the creditors that match all filters, oldest first.
         */
        get: operations["list-creditors"];
        put?: never;
        /**
         * Create a creditor
         * @description Creates a creditor, whose claims the tenant collects. Only the name is required: `state` defaults to ACTIVE, `isCompany` to true, every other flag to false and the rest to null. Only administrators can set bank accounts.
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
        /**
         * Get a creditor
         * @description Returns the creditor.
         */
        get: operations["get-creditor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch a creditor
         * @description Changes the given fields; null removes a value. A new address replaces the old one entirely. A body that changes nothing is valid. Only administrators can change bank accounts: a caseworker’s request that contains one is rejected and changes nothing. The other administrators are notified of a new account by e-mail, and it is shown on the next payouts.
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
        /**
         * List ultimate creditors
         * @description Returns the ultimate creditors, oldest first.
         */
        get: operations["list-ultimate-creditors"];
        put?: never;
        /**
         * Create an ultimate creditor
         * @description Creates an ultimate creditor: the party with which a claim arose, before the creditor took it over. Letters of a case name its ultimate creditor instead of the creditor.
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
        /**
         * Get an ultimate creditor
         * @description Returns the ultimate creditor.
         */
        get: operations["get-ultimate-creditor"];
        put?: never;
        post?: never;
        /**
         * Delete an ultimate creditor
         * @description Deletes an ultimate creditor. One in use cannot be deleted.
         */
        delete: operations["delete-ultimate-creditor"];
        options?: never;
        head?: never;
        /**
         * Patch an ultimate creditor
         * @description Changes the name, the address or the registry identifier; null removes a value. A new address replaces the old one entirely. The creditor cannot be changed.
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
        /**
         * List collectors
         * @description Returns the collectors of the tenant, oldest first.
         */
        get: operations["list-collectors"];
        put?: never;
        /**
         * Create a collector
         * @description Creates a collector: a party that collects. A creditor has one as its default.
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
        /**
         * Get a collector
         * @description Returns the collector.
         */
        get: operations["get-collector"];
        put?: never;
        post?: never;
        /**
         * Delete a collector
         * @description Deletes a collector. One in use cannot be deleted.
         */
        delete: operations["delete-collector"];
        options?: never;
        head?: never;
        /**
         * Patch a collector
         * @description Changes the name or the registry identifier; null removes the identifier.
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
        /**
         * Get a contact
         * @description Returns the contact.
         */
        get: operations["get-contact"];
        put?: never;
        post?: never;
        /**
         * Delete a contact
         * @description Deletes the contact. Existing payouts keep a copy of its bank account.
         */
        delete: operations["delete-contact"];
        options?: never;
        head?: never;
        /**
         * Patch a contact
         * @description Changes the given fields; null removes a value. Existing payouts keep the bank account they were created with. A new bank account is reported to the other administrators by e-mail and shown on the next payouts.
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
        /**
         * List contacts
         * @description Returns the contacts of the tenant, oldest first.
         */
        get: operations["list-contacts"];
        put?: never;
        /**
         * Create a contact
         * @description Creates a contact: a third party that the tenant writes to, or pays on behalf of a creditor. Only administrators, and tokens with the scope, can manage contacts.
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
         * List bank account changes
         * @description Returns every change of the bank account of a creditor, a contact, a transaction account or the tenant: the new account, when it changed and who changed it.
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
         * @description The interactions that the caller may see: those whose `minVisibilityRole` is the caller’s role or a lower one. A token counts as an administrator.
         */
        get: operations["list-interactions"];
        put?: never;
        /**
         * Create an interaction
         * @description Registers a message or note, such as a contact form submitted by a debtor (type `DEBTOR NOTE`). Notes are HTML and are sanitised. Files are referenced by id or sent along in base64. An `OUTGOING` interaction of type `EMAIL` with `email` is sent: it is `PENDING` until the first attempt, `QUEUED` until a mail server accepts it, then `SENT`; `delivery` contains the responses of the mail servers. An e-mail dated in the future is sent at that time. With only the scope `write:interactions.create`, nothing is sent: outgoing interactions stay `PENDING` (e-mails `HELD`) until somebody with `write:interactions` queues them, and files attached by id are visible to staff only.
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
         * @description Returns 404 if the caller’s role may not see the interaction.
         */
        get: operations["get-interaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Map an interaction or change its state
         * @description Maps an interaction to the resource it belongs to (`referenceId` alone refers to a case), marks it as `HANDLED`, cancels an unsent outgoing one, marks a letter or other message sent outside the service as `SENT`, or removes it from the lists (`DELETED`). `QUEUED` sends an e-mail that is held because its creator may not send. In all other cases the service itself sets `QUEUED`, and `SENT` for the e-mails it sends.
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
        /**
         * List documents
         * @description The documents that match the filters.
         */
        get: operations["list-documents"];
        put?: never;
        /**
         * Create a letter
         * @description Creates a letter for a case from a template, as a tagged PDF, and stores it with the data it was created from. By default it is added to the case as an outgoing interaction of type `LETTER`. If the case has an ultimate creditor, the letter names that one as the creditor. The deadline of a demand is at least 10 days away.
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
         * @description Renders a draft template as a PDF letter, for a case or with example data. Nothing is stored.
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
         * Preview a letter for a case
         * @description Returns the PDF that `create-document` would create with the same parameters, for display in a browser. The same checks apply, and nothing is stored.
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
        /**
         * Get a document
         * @description The document’s details, without its content. Use `download-document` for the PDF.
         */
        get: operations["get-document"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Patch a document
         * @description Shares the document with the debtor or stops sharing it. The document itself never changes.
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
         * Get the source of a document
         * @description The template and placeholder values at the time the document was created, as evidence of what was written and why.
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
        /**
         * Download a document
         * @description Returns the PDF as an attachment.
         */
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
        /**
         * List templates
         * @description The templates that match the filters.
         */
        get: operations["list-templates"];
        put?: never;
        /**
         * Create a template
         * @description A template is a Liquid text with placeholders for data of the case. It is filled in with example data before it is stored, so that errors are found now and not when a letter is due.
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
         * List the placeholders for templates
         * @description Every placeholder with its type, its meaning and an example. On a case with an ultimate creditor, the placeholders of the creditor contain the ultimate creditor.
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
        /**
         * Get a template
         * @description A template with its text.
         */
        get: operations["get-template"];
        put?: never;
        post?: never;
        /**
         * Delete a template
         * @description Only a template without documents can be deleted.
         */
        delete: operations["delete-template"];
        options?: never;
        head?: never;
        /**
         * Patch a template
         * @description Changes the given fields. Existing letters do not change.
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
         * @description Fills in a draft template for a case or with example data. Nothing is stored.
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
        /**
         * List files
         * @description The files that the caller may see.
         */
        get: operations["list-files"];
        put?: never;
        /**
         * Upload a file
         * @description Send `multipart/form-data` with one part named `file` (up to 25 MiB), or a JSON body with the content in base64 (up to 1 MiB in total). The accepted types are pdf, png, jpg, docx, xlsx, csv, txt and eml, and the content must match the extension. A retry with the same Idempotency-Key must send the same file name and content.
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
        /**
         * Get a file
         * @description The file’s details, without its content. Use `download-file` for the content.
         */
        get: operations["get-file"];
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Only a file that is not used by an interaction, a document or a property can be deleted.
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
         * @description Returns the content as an attachment with the name of the file, so that browsers save it instead of showing it.
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
        /**
         * List debtor links
         * @description The debtor links that match the filters, without their addresses.
         */
        get: operations["list-links"];
        put?: never;
        /**
         * Create a debtor link
         * @description Creates an address that shows the case without signing in: the debt and the creditor, how to pay, and a contact form. Anyone with the address can open it, so give it only to the debtor. The address is only in this response and cannot be retrieved later.
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
        /**
         * Get a debtor link
         * @description A debtor link and how often it was opened, without its address.
         */
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
         * Revoke a debtor link
         * @description The address stops working for good. Revoking a link again changes nothing.
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
         * @description The e-mails of the tenant, newest first: those that are waiting, and those completed within the last 30 days. Messages on cases need the scope `read:interactions`, e-mails to staff `read:users`. Demo and test tenants send nothing: their e-mails are stored here with their text.
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
         * @description Oldest first. Completed deliveries are kept for 30 days.
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
         * @description Returns a delivery with the body that is sent and the latest attempts. `body` and the responses are null if the caller lacks the scope for the area of the event, or if its subject is hidden from the role of the caller.
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
         * @description Sends a delivery again in any state, even if the webhook is disabled. The `webhook-id` stays the same.
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
         * Send missed deliveries again
         * @description Sends again all deliveries since a given time that failed, were skipped while the webhook was disabled, or wait for another attempt, for one webhook or all.
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
         * List events of the feed
         * @description For integrations that cannot receive requests. Events are listed in the order in which they were committed, after `after`, or by default after the event that this caller acknowledged last. A caller that has read an event has missed none before it. Only events of areas that the caller has the scope for are listed (`interactions.create` needs `read:interactions`), and none about resources that are hidden from its role.
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
         * @description Records that this caller has processed all events up to the given one. The feed then continues after it, and never moves back.
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
         * Stream events as they happen
         * @description Server-sent events with the same events as the feed. `id` is the id of the event, `event` its type, and `data` the body of a delivery; test events that were not sent to a webhook have the field `test`. The stream starts now, or after `Last-Event-ID` without missing an event. The first message has an `id` and no data, so that a client can resume even if it is disconnected before the first event. A comment is sent every 15 seconds. The stream is closed after an hour, when the service stops, when the token expires or its scopes change, or if the client reads too slowly; the last comment gives the reason.
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
        /**
         * Get a webhook
         * @description Returns a webhook without its secret.
         */
        get: operations["get-webhook"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook
         * @description Deletes its deliveries too; those not sent yet will not be sent.
         */
        delete: operations["delete-webhook"];
        options?: never;
        head?: never;
        /**
         * Patch a webhook
         * @description Changes the given fields. Disabling a webhook skips its pending deliveries, which can be sent again later. Changing the URL requires all scopes of the webhook.
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
        /**
         * List webhooks
         * @description Oldest first.
         */
        get: operations["list-webhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description From now on, events are posted to the URL and signed with the secret, which only this response shows. The webhook is sent what its creator may read (`scopes`), for as long as the creator may read it. Events of other areas, or about resources hidden from the role of the creator, are not delivered.
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
         * List event types
         * @description Each with an example of its body. The schemas are under `webhooks` in the OpenAPI document.
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
         * @description For 24 hours, every request is signed with both the new and the previous secret, so that the receiver can switch over. Secrets of earlier rotations keep signing until their own 24 hours are over, unless `previousSecrets` revokes them. Rotating the secret requires all scopes of the webhook.
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
         * @description Sends an event of any type with realistic data, to one webhook or to everyone who listens to the stream. It has the header `fordring-test: true` (in the stream, the field `test`), and is not part of the feed.
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
         * List API requests
         * @description The requests of the last 30 days and their responses, newest first. A request is listed about a second after its response. `from` is inclusive and `to` exclusive. Requests without a valid token are not listed. If the caller may not read the area of an operation, or the request came from a user with a higher role, only the operation and its outcome are shown: `path` is the path template, and query, key and ids are left out.
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
         * Get an API request
         * @description A request with its bodies, truncated to 4 KiB. Secrets, file contents and anything resembling a CPR number are removed. The bodies are null if the caller may not read the area of the operation.
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
         * @description Amounts collected this month and last, the age of the debt, the number of cases by status, and open work. With `caseworkerId`, only for the creditors that this user is responsible for; messages that are not on a case are always counted. The figures are from `asOf`: they are computed at most every other second, less often for large tenants.
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
         * Get the amounts collected in a period
         * @description Deposits by their date, less reversals, by month and by creditor in each currency, as in the overview. A period has at most 36 months. The figures are from `asOf`: they are computed at most every other second, less often for large tenants.
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
         * Export collected amounts as CSV
         * @description One line per month or per creditor, in each currency. The file is comma-separated CSV in UTF-8 with a byte order mark and a heading. Columns are named like the fields of the list, and amounts are in the minor unit. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. The file is streamed: if the response breaks off, it is incomplete.
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
         * Get the ageing of the debt
         * @description The outstanding debt on open cases by how long it has been due (counted from its date if it has no due date), in total and by creditor, as in the overview. `list-cases` lists the cases of a bucket with `ageing`. The figures are from `asOf`: they are computed at most every other second, less often for large tenants.
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
         * Export the ageing of the debt as CSV
         * @description One line per creditor and bucket, in each currency. The file is comma-separated CSV in UTF-8 with a byte order mark and a heading. Columns are named like the fields of the list, and amounts are in the minor unit. Text that a spreadsheet would run as a formula is prefixed with an apostrophe. The file is streamed: if the response breaks off, it is incomplete.
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
         * @description Who changed what and when, newest first. `from` is inclusive and `to` exclusive. Failed sign-ins and denied privileges are on the trail too, with the problem code in `refused`: the first is recorded at once, repetitions as one entry per minute with a `count`. Entries are never changed or deleted. Only entries about resources that the caller may read are listed: the caller needs the scope of their area, and they must not be hidden from its role.
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
        /**
         * Get the settings of the tenant
         * @description Returns how the tenant works and what debtors see of it. The allocation policy is separate.
         */
        get: operations["get-tenant-settings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the settings of the tenant
         * @description Changes the given fields; null clears a field that may be null. The order in which credits pay debits is in the allocation policy.
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
         * @description An API token was issued. The data does not contain its secret.
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
         * @description A user was created.
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
         * @description A user was changed.
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
         * @description A user was invited again.
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
         * @description A case was created.
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
         * @description A case was changed.
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
         * @description Another case was merged into the case.
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
         * @description A merge was undone.
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
         * @description A case was verified, ended or reopened.
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
         * @description An update was created.
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
         * @description An update was deleted. The data is its last state.
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
         * @description An update type was created.
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
         * @description An update type was deleted; `data` is its last version.
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
         * @description A case group was created.
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
         * @description A case group was deleted; `data` is its last version.
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
         * @description An end reason was created.
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
         * @description An end reason was deleted; `data` is its last version.
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
         * @description A workflow was created.
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
         * @description A workflow was deleted; `data` is its last version.
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
         * @description A property type was created.
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
         * @description A property type was deleted; `data` is its last version.
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
         * @description The outstanding amount of a debit, or the unallocated amount of a credit, has changed.
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
         * @description A voucher was reversed; the data is the reversal.
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
         * @description A settlement with a creditor took effect: its draft was approved.
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
         * @description A draft settlement was deleted; the data is its last version.
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
         * @description A payout was created.
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
         * @description A second person approved the bank account of a payout.
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
         * @description The debt of a creditor has changed through a settlement, a payment or a reversal.
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
         * @description A billing model was created.
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
         * @description A billing model was deleted; `data` is its last version.
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
         * @description A voucher type was created.
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
         * @description A voucher type was deleted; `data` is its last version.
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
         * @description A transaction account was created.
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
         * @description A transaction account was deleted; `data` is its last version.
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
         * @description A customer was created.
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
         * @description A creditor was created.
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
         * @description An ultimate creditor was created.
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
         * @description An ultimate creditor was deleted; `data` is its last version.
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
         * @description A collector was created.
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
         * @description A collector was deleted; `data` is its last version.
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
         * @description A contact was created.
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
         * @description A contact was deleted. The data is its last state.
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
         * @description The bank account of a creditor, a contact, a transaction account or the tenant was set, changed or removed.
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
         * @description A mail server accepted an e-mail, or a person marked a message as sent.
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
         * @description A letter was created for a case.
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
         * @description A letter was shared with the debtor, or is no longer shared.
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
         * @description The message with a letter was marked as sent.
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
         * @description A template was created.
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
         * @description A template was deleted; `data` is its last version.
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
         * @description A file was deleted; the data is its last version.
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
         * @description A debtor link was created; the data does not contain its address.
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
         * @description A debtor link was revoked.
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
        AccountNotice: {
            /**
             * Format: date-time
             * @description When the account was changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            changedAt: string;
            /** @description Who changed it. */
            changedBy: components["schemas"]["Actor"];
            /** @description Whether it is the first account the recipient has had. */
            first: boolean;
        };
        Actor: {
            /**
             * @description `KEY` is an API token, `USER` a person, `SYSTEM` the service itself.
             * @enum {string}
             */
            type: "KEY" | "USER" | "SYSTEM" | "WORKFLOW";
            /**
             * Format: uuid
             * @description The id of the token, user or workflow.
             */
            id: string;
            /** @description The name at the time. */
            name: string;
        };
        AddCaseVouchersInput: {
            /**
             * @description The currency of the vouchers and of the case.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description At most 1000 vouchers, including reference vouchers. */
            caseVouchers: components["schemas"]["CaseVoucherToAdd"][];
        };
        AddedCaseVoucher: {
            /** @description True if the voucher was added to an existing case, false if a case was created for it. */
            merged: boolean;
            /**
             * Format: uuid
             * @description The case that the voucher is on.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description The id of the voucher.
             */
            caseVoucherId: string;
        };
        AddedCaseVouchers: {
            /** @description One item per voucher, in the order sent. Reference vouchers are on the same case. */
            items: components["schemas"]["AddedCaseVoucher"][];
        };
        Address: {
            /**
             * @description Street and number.
             * @example Vesterbrogade 1
             */
            address?: string;
            /** @description Care of: the name on the letterbox, if it differs. */
            coAddress?: string;
            /**
             * @description Postal code.
             * @example 1620
             */
            zipcode?: string;
            /**
             * @description Town or city.
             * @example København V
             */
            city?: string;
            /**
             * @description Country code or name.
             * @example DK
             */
            country?: string;
        };
        AgeingReport: {
            /**
             * Format: date-time
             * @description When the figures were computed. Less often for large tenants.
             * @example 2024-04-30T23:00:00.000Z
             */
            asOf: string;
            /** @description The figures in each currency. */
            currencies: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description The outstanding amount, in the minor unit of the currency.
                 * @example 120000
                 */
                outstanding: number;
                /** @description The number of debits that are not fully paid. */
                vouchers: number;
                /** @description The number of cases with these debits. */
                cases: number;
                /** @description The debt by how long it has been due, shortest first. Empty buckets are left out. */
                buckets: {
                    /**
                     * @description For how many days the debt has been due.
                     * @enum {string}
                     */
                    bucket: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                    /**
                     * @description The outstanding amount, in the minor unit of the currency.
                     * @example 120000
                     */
                    outstanding: number;
                    /** @description The number of debits that are not fully paid. */
                    vouchers: number;
                    /** @description The number of cases with these debits. */
                    cases: number;
                }[];
                /** @description Every creditor with outstanding debt, largest amount first. */
                creditors: {
                    /**
                     * Format: uuid
                     * @description The id of the creditor.
                     */
                    creditorId: string;
                    /** @description Name of the creditor. */
                    name: string;
                    /**
                     * @description The outstanding amount, in the minor unit of the currency.
                     * @example 120000
                     */
                    outstanding: number;
                    /** @description The number of debits that are not fully paid. */
                    vouchers: number;
                    /** @description The number of cases with these debits. */
                    cases: number;
                    /** @description The debt by how long it has been due, shortest first. Empty buckets are left out. */
                    buckets: {
                        /**
                         * @description For how many days the debt has been due.
                         * @enum {string}
                         */
                        bucket: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                        /**
                         * @description The outstanding amount, in the minor unit of the currency.
                         * @example 120000
                         */
                        outstanding: number;
                        /** @description The number of debits that are not fully paid. */
                        vouchers: number;
                        /** @description The number of cases with these debits. */
                        cases: number;
                    }[];
                }[];
            }[];
        };
        AllocatedCredit: {
            /**
             * Format: uuid
             * @description The credit.
             */
            creditVoucherId: string;
            /**
             * Format: uuid
             * @description The case of the credit.
             */
            caseId: string;
            /**
             * @description The part of the credit that is still unallocated.
             * @example 120000
             */
            unallocated: number;
            /** @description The allocations that this request created. */
            allocations: components["schemas"]["CaseVoucherAllocation"][];
        };
        AllocationByHand: {
            /**
             * Format: uuid
             * @description A debit of the same case, or of a case merged with it.
             */
            debitVoucherId: string;
            /**
             * @description In the minor unit of the currency; at most the amount outstanding on the debit.
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
            /** @description The debits to pay, all or nothing. Defaults to the allocation policy of the tenant. */
            allocations?: components["schemas"]["AllocationByHand"][];
        };
        AllocationPolicy: {
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The categories in the order they are paid, each in full before the next. Debits of other categories are only paid by explicit allocation. */
            entries: components["schemas"]["AllocationPolicyEntry"][];
            /** @description Whether the tenant uses the default policy. */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description When the policy was last changed; null for the default policy.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        AllocationPolicyEntry: {
            /**
             * @description The category of the debits to pay.
             * @enum {string}
             */
            category: "cost" | "fee" | "interest" | "compensation" | "payout" | "principal";
            /**
             * @description Which debit of the category is paid first, by date.
             * @enum {string}
             */
            order: "oldest-first" | "newest-first";
        };
        AllocationPolicyPatch: {
            /** @description The categories in the order they are paid, each in full before the next. Debits of other categories are only paid by explicit allocation. null restores the default. */
            entries?: components["schemas"]["AllocationPolicyEntry"][] | null;
        };
        AttachedFile: {
            /**
             * Format: uuid
             * @description The file.
             */
            fileId: string;
            /** @description The file name. */
            fileName: string;
            /** @description The media type, detected from the content. */
            contentType: string;
            /** @description In bytes. */
            size: number;
        };
        /** @description One change or denied request. `before` and `after` are the resource as its read returned it. For a denied request, `after` has how often it happened and, for failed sign-ins, the method and the network. */
        AuditEntry: {
            /**
             * Format: uuid
             * @description The id of the audit entry.
             */
            auditId: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /** @description The request that made the change, as in the Request-Id header of its response. */
            requestId: string;
            /**
             * @description The operation that made the change.
             * @example patch-contact
             */
            operation: string;
            /** @description Who made the change. */
            actor: components["schemas"]["Actor"];
            /**
             * @description The type of the resource that changed.
             * @example contact
             */
            subjectType: string;
            /**
             * Format: uuid
             * @description The id of the resource that changed.
             */
            subjectId: string;
            /** @description The resource before the change; null if it was created. */
            before: unknown;
            /** @description The resource after the change; null if it was deleted. */
            after: unknown;
            /**
             * @description The code of the problem if the request was denied; null for a change.
             * @example insufficient-scope
             */
            refused: string | null;
        };
        BalanceLine: {
            /**
             * Format: uuid
             * @description The voucher.
             */
            caseVoucherId: string;
            /**
             * Format: uuid
             * @description The type of the voucher.
             */
            voucherTypeId: string;
            /** @description The creditor’s reference, normally the invoice number. */
            referenceId: string | null;
            /**
             * @description The kind of claim or credit, taken from the voucher type.
             * @enum {string}
             */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /**
             * @description A debit increases the debt, a credit reduces it.
             * @enum {string}
             */
            direction: "debit" | "credit";
            /**
             * @description The amount of the voucher, in the minor unit of the currency.
             * @example 120000
             */
            amount: number;
            /**
             * @description The paid part of a debit, or the allocated part of a credit.
             * @example 120000
             */
            allocated: number;
            /**
             * @description The unpaid part of a debit; null on a credit.
             * @example 120000
             */
            outstanding: number | null;
            /**
             * @description The unallocated part of a credit; null on a debit.
             * @example 120000
             */
            unallocated: number | null;
            /**
             * @description The interest accrued up to `pointInTime` and not yet booked as a voucher: simple interest by actual days over 365 on the amount outstanding each day. Null if the voucher bears no interest.
             * @example 120000
             */
            accruedInterest: number | null;
            /**
             * Format: date-time
             * @description The date of the voucher.
             * @example 2024-04-30T23:00:00.000Z
             */
            date: string;
            /**
             * Format: date-time
             * @description When the voucher was due.
             * @example 2024-04-30T23:00:00.000Z
             */
            dueDate: string | null;
            /**
             * Format: uuid
             * @description The voucher that this one reverses; null unless it is a reversal.
             */
            reversesCaseVoucherId: string | null;
            /**
             * Format: uuid
             * @description The voucher that had reversed this one by `pointInTime`.
             */
            reversedByCaseVoucherId: string | null;
        };
        BankAccount: {
            /**
             * @description The kind of account. Only Danish accounts for now.
             * @enum {string}
             */
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
        /** @description A change of a bank account, with the accounts after the change. */
        BankAccountChange: {
            /**
             * Format: uuid
             * @description The id of the change.
             */
            accountChangeId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * @description What kind of owner the account has.
             * @enum {string}
             */
            ownerType: "creditor" | "contact" | "transaction-account" | "tenant";
            /**
             * Format: uuid
             * @description The creditor, contact, transaction account or tenant that has the account.
             */
            ownerId: string;
            /** @description The name of the owner at the time of the change. */
            ownerName: string;
            /** @description Whether this was the first account of the owner. */
            first: boolean;
            /** @description Danish bank account. */
            bankAccount: components["schemas"]["BankAccount"] | null;
            /** @description IBAN account. */
            ibanAccount: components["schemas"]["IbanAccount"] | null;
            /**
             * Format: date-time
             * @description When the account changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            changedAt: string;
            /** @description Who changed it. */
            changedBy: components["schemas"]["Actor"];
        };
        Billing: {
            /**
             * Format: uuid
             * @description The id of the settlement.
             */
            billingId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The settlement number, without gaps per tenant. Null on a draft. */
            billingSeqId: number | null;
            /**
             * Format: uuid
             * @description The creditor that is settled with.
             */
            creditorId: string;
            /** @description The creditor’s name at the time of the settlement. */
            creditorName: string;
            /**
             * Format: uuid
             * @description The billing model whose terms the settlement copied.
             */
            billingModelId: string;
            terms: components["schemas"]["BillingTerms"];
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date
             * @description The first day of the period, in the time zone of the tenant.
             * @example 2026-02-28
             */
            from: string;
            /**
             * Format: date
             * @description The last day of the period, in the time zone of the tenant.
             * @example 2026-02-28
             */
            to: string;
            /**
             * @description A draft can be deleted; an approved settlement is final.
             * @enum {string}
             */
            state: "DRAFT" | "APPROVED";
            /** @description The amounts collected, by category, recipient and owner. */
            collections: components["schemas"]["BillingCollection"][];
            /** @description The fixed fees, by trigger. */
            fees: components["schemas"]["BillingFeeLine"][];
            totals: components["schemas"]["BillingTotals"];
            /**
             * Format: uuid
             * @description The payout created for the settlement; null if nothing is paid out.
             */
            payoutId: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When the settlement was approved.
             * @example 2024-04-30T23:00:00.000Z
             */
            approvedAt: string | null;
            /** @description Who approved it. */
            approvedBy: components["schemas"]["Actor"] | null;
        };
        BillingCollection: {
            /**
             * @description The category of the voucher that was paid.
             * @enum {string}
             */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "payout";
            /**
             * @description Who received the money. Money paid directly to the creditor is not paid out again.
             * @enum {string}
             */
            paidTo: "CREDITOR" | "COLLECTOR";
            /**
             * @description Who keeps the money under the terms.
             * @enum {string}
             */
            keptBy: "CREDITOR" | "COLLECTOR";
            /** @description How many allocations the line adds up. */
            count: number;
            /**
             * @description The amount collected, in the minor unit of the currency. Negative if corrections exceed payments.
             * @example 120000
             */
            amount: number;
            /**
             * @description The commission on the amount, without VAT, in the minor unit of the currency.
             * @example 120000
             */
            commission: number;
        };
        BillingEntry: {
            /**
             * Format: uuid
             * @description The allocation that the entry settles.
             */
            allocationId: string;
            /**
             * Format: uuid
             * @description The settlement.
             */
            billingId: string;
            /**
             * Format: uuid
             * @description The case the payment was made on.
             */
            caseId: string;
            /** @description The number of the case. */
            caseSeqId: number;
            /**
             * Format: uuid
             * @description The deposit.
             */
            creditVoucherId: string;
            /**
             * Format: uuid
             * @description The voucher that was paid.
             */
            debitVoucherId: string;
            /** @description The reference of the voucher that was paid. */
            referenceId: string | null;
            /**
             * @description The category of the voucher that was paid.
             * @enum {string}
             */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "payout";
            /**
             * @description Who received the money. Money paid directly to the creditor is not paid out again.
             * @enum {string}
             */
            paidTo: "CREDITOR" | "COLLECTOR";
            /**
             * @description Who keeps the money under the terms.
             * @enum {string}
             */
            keptBy: "CREDITOR" | "COLLECTOR";
            /**
             * @description The amount allocated, in the minor unit of the currency. Negative on a correction.
             * @example 120000
             */
            amount: number;
            /** @description What the commission band was chosen by: the age of the claim in days, or its size in the minor unit. */
            basisValue: number;
            /** @description The commission rate, in hundredths of a per cent. */
            rateBasisPoints: number;
            /**
             * @description The commission on the amount, without VAT, in the minor unit of the currency.
             * @example 120000
             */
            commission: number;
            /**
             * Format: uuid
             * @description The undone allocation that this entry corrects; null if the entry is not a correction.
             */
            correctsAllocationId: string | null;
            /** @description Whether the allocation was recorded before the period but not settled then. */
            late: boolean;
            /**
             * Format: date-time
             * @description When the allocation was recorded.
             * @example 2024-04-30T23:00:00.000Z
             */
            recordedAt: string;
            /** @description The creditor’s name at the time of the settlement. */
            creditorName: string;
            /** @description The current name of the customer of the case. */
            debtorName: string;
        };
        BillingFeeLine: {
            /**
             * @description The event that is charged for. The fee applies once per event.
             * @enum {string}
             */
            trigger: "case-created" | "case-ended" | "letter-sent" | "digital-post-sent" | "email-sent" | "sms-sent";
            /** @description How many times the fee is charged. */
            count: number;
            /**
             * @description The fee for each event, without VAT, in the minor unit of the currency.
             * @example 120000
             */
            unitAmount: number;
            /**
             * @description The total of the line, without VAT: `count` × `unitAmount`.
             * @example 120000
             */
            amount: number;
        };
        BillingInput: {
            /**
             * Format: uuid
             * @description The creditor to settle with.
             */
            creditorId: string;
            /**
             * Format: date
             * @description The first day of the period, in the time zone of the tenant.
             * @example 2026-02-28
             */
            from: string;
            /**
             * Format: date
             * @description The last day of the period: today at the latest.
             * @example 2026-02-28
             */
            to: string;
            /**
             * @description Defaults to the currency of the billing model; required if the model has no fixed amounts.
             * @enum {string}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: uuid
             * @description The billing model to settle by. Defaults to the default billing model of the creditor.
             */
            billingModelId?: string;
        };
        BillingModel: {
            /**
             * Format: uuid
             * @description The id of the billing model.
             */
            billingModelId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the billing model. */
            name: string;
            /** @description Notes on the billing model, for staff. */
            description: string | null;
            /**
             * @description The currency of the fixed amounts. A model without fixed amounts needs none and works with every currency.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. At most one per trigger. */
            fees: components["schemas"]["BillingModelFee"][];
            /**
             * @description The VAT on commission and fees, in hundredths of a per cent: 25 % is 2500.
             * @example 2500
             */
            vatRateBasisPoints: number;
            /** @description The voucher categories whose payments the collector keeps. Payments on all others belong to the creditor and are subject to commission. */
            keptByCollector: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The minimum commission of a settlement in which anything was collected, in the minor unit of the currency.
             * @example 120000
             */
            minimumCommission: number;
            /**
             * @description The minimum payout, in the minor unit of the currency. A settlement that would pay out less, but more than 0, is rejected; the payments stay for the next one.
             * @example 120000
             */
            minimumPayout: number;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        BillingModelFee: {
            /**
             * @description The event that is charged for. The fee applies once per event.
             * @enum {string}
             */
            trigger: "case-created" | "case-ended" | "letter-sent" | "digital-post-sent" | "email-sent" | "sms-sent";
            /**
             * @description The fee for each event, without VAT, in the minor unit of the currency.
             * @example 2500
             */
            amount: number;
        };
        BillingModelInput: {
            /** @description The name of the billing model. */
            name: string;
            /** @description Notes on the billing model, for staff. */
            description?: string | null;
            /**
             * @description The currency of the fixed amounts. A model without fixed amounts needs none and works with every currency.
             * @enum {string|null}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission?: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. At most one per trigger. */
            fees?: components["schemas"]["BillingModelFee"][];
            /**
             * @description The VAT on commission and fees, in hundredths of a per cent: 25 % is 2500.
             * @example 2500
             */
            vatRateBasisPoints?: number;
            /** @description The voucher categories whose payments the collector keeps. Payments on all others belong to the creditor and are subject to commission. */
            keptByCollector?: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The minimum commission of a settlement in which anything was collected, in the minor unit of the currency.
             * @example 120000
             */
            minimumCommission?: number;
            /**
             * @description The minimum payout, in the minor unit of the currency. A settlement that would pay out less, but more than 0, is rejected; the payments stay for the next one.
             * @example 120000
             */
            minimumPayout?: number;
        };
        BillingModelPatch: {
            /** @description The name of the billing model. */
            name?: string;
            /** @description Notes on the billing model, for staff. */
            description?: string | null;
            /**
             * @description The currency of the fixed amounts. A model without fixed amounts needs none and works with every currency.
             * @enum {string|null}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission?: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. At most one per trigger. */
            fees?: components["schemas"]["BillingModelFee"][];
            /**
             * @description The VAT on commission and fees, in hundredths of a per cent: 25 % is 2500.
             * @example 2500
             */
            vatRateBasisPoints?: number;
            /** @description The voucher categories whose payments the collector keeps. Payments on all others belong to the creditor and are subject to commission. */
            keptByCollector?: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The minimum commission of a settlement in which anything was collected, in the minor unit of the currency.
             * @example 120000
             */
            minimumCommission?: number;
            /**
             * @description The minimum payout, in the minor unit of the currency. A settlement that would pay out less, but more than 0, is rejected; the payments stay for the next one.
             * @example 120000
             */
            minimumPayout?: number;
        };
        BillingPatch: {
            /**
             * @description A `DRAFT` can become `APPROVED`, never the reverse.
             * @enum {string}
             */
            state: "DRAFT" | "APPROVED";
            /**
             * Format: uuid
             * @description The bank account to pay from. Defaults to the default account of the currency.
             */
            transactionAccountId?: string;
        };
        BillingSums: {
            /** @description The sums for each currency. */
            currencies: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description The number of approved settlements in the sums. */
                count: number;
                /** @description The number of matching drafts. They are not part of the sums. */
                drafts: number;
                /**
                 * @description Total payments from debtors, less corrections.
                 * @example 120000
                 */
                collected: number;
                /**
                 * @description Commission, without VAT.
                 * @example 120000
                 */
                commission: number;
                /**
                 * @description Fixed fees, without VAT.
                 * @example 120000
                 */
                fees: number;
                /**
                 * @description VAT on commission and fixed fees.
                 * @example 120000
                 */
                vat: number;
                /**
                 * @description The total set off against what creditors owed from earlier settlements.
                 * @example 120000
                 */
                offset: number;
                /**
                 * @description The total paid out to creditors.
                 * @example 120000
                 */
                payout: number;
                /**
                 * @description The total that creditors owe.
                 * @example 120000
                 */
                due: number;
            }[];
        };
        BillingTerms: {
            /**
             * @description The currency of the fixed amounts. A model without fixed amounts needs none and works with every currency.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            commission: components["schemas"]["Commission"];
            /** @description Fixed fees, without VAT. At most one per trigger. */
            fees: components["schemas"]["BillingModelFee"][];
            /**
             * @description The VAT on commission and fees, in hundredths of a per cent: 25 % is 2500.
             * @example 2500
             */
            vatRateBasisPoints: number;
            /** @description The voucher categories whose payments the collector keeps. Payments on all others belong to the creditor and are subject to commission. */
            keptByCollector: ("interest" | "fee" | "cost" | "compensation" | "payout")[];
            /**
             * @description The minimum commission of a settlement in which anything was collected, in the minor unit of the currency.
             * @example 120000
             */
            minimumCommission: number;
            /**
             * @description The minimum payout, in the minor unit of the currency. A settlement that would pay out less, but more than 0, is rejected; the payments stay for the next one.
             * @example 120000
             */
            minimumPayout: number;
        };
        BillingTotals: {
            /**
             * @description Total payments from debtors, less corrections.
             * @example 120000
             */
            collected: number;
            /**
             * @description The part of `collected` that was paid to the collector.
             * @example 120000
             */
            collectedByCollector: number;
            /**
             * @description The part of `collected` that was paid directly to the creditor.
             * @example 120000
             */
            collectedByCreditor: number;
            /**
             * @description The part of `collected` that belongs to the creditor.
             * @example 120000
             */
            creditorShare: number;
            /**
             * @description The part of `collected` that the collector keeps.
             * @example 120000
             */
            collectorShare: number;
            /**
             * @description The commission without VAT; at least `minimumCommission` of the terms.
             * @example 120000
             */
            commission: number;
            /**
             * @description Fixed fees, without VAT.
             * @example 120000
             */
            fees: number;
            /**
             * @description VAT on commission and fixed fees.
             * @example 120000
             */
            vat: number;
            /**
             * @description `collectedByCollector` − `collectorShare` − `commission` − `fees` − `vat`.
             * @example 120000
             */
            balance: number;
            /**
             * @description The part of the balance that is set off against what the creditor owes from earlier settlements. On a draft, the amount that would be set off now.
             * @example 120000
             */
            offset: number;
            /**
             * @description The amount paid out to the creditor: `balance` − `offset`.
             * @example 120000
             */
            payout: number;
            /**
             * @description The amount the creditor owes if the balance is negative. Approval books it as a receivable on the creditor’s account.
             * @example 120000
             */
            due: number;
        };
        Case: {
            /**
             * Format: uuid
             * @description The id of the case.
             */
            id: string;
            /** @description The sequence number of the case, unique on the tenant. */
            caseSeqId: number;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The customer who owes the money.
             */
            customerId: string;
            /**
             * Format: uuid
             * @description The creditor to whom the money is owed.
             */
            creditorId: string;
            /**
             * Format: uuid
             * @description The ultimate creditor of the claim, if there is one.
             */
            ultimateCreditorId: string | null;
            /** @description The name of the customer’s first debtor. Without a debtor it is the name of the first user, and without users the reference of the customer. */
            debtorName: string;
            /** @description The name of the creditor. */
            creditorName: string;
            /** @description The name of the ultimate creditor, if there is one. */
            ultimateCreditorName: string | null;
            /**
             * Format: uuid
             * @description The case group, if the case belongs to one.
             */
            groupId: string | null;
            /**
             * @description The currency of every voucher on the case.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description PENDING until the case is verified, then VERIFIED, and ENDED when the case has ended.
             * @enum {string}
             */
            status: "PENDING" | "VERIFIED" | "ENDED";
            /**
             * Format: date-time
             * @description When the status last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            statusTime: string;
            /**
             * Format: uuid
             * @description Why the case ended; null while it is open.
             */
            endReasonId: string | null;
            /**
             * @description The handle of the end reason; null while the case is open.
             * @example PAID
             */
            endReason: string | null;
            /** @description Why the case was ended as PAID with money outstanding, and by whom. Null on every other case. */
            endOverride: {
                /** @description The reason given. */
                reason: string;
                /**
                 * Format: date-time
                 * @description When the case was ended.
                 * @example 2024-04-30T23:00:00.000Z
                 */
                at: string;
                by: components["schemas"]["Actor"];
            } | null;
            /** @description The custom journal number, or the sequence number if none is set. */
            journalNumber: string;
            /** @description The id of the case in a previous system. */
            migratedId: string | null;
            /** @description Property values of the case, by the handle of the property type. */
            properties: {
                [key: string]: unknown;
            };
            /** @description The tags of the case, in alphabetical order. */
            tags: string[];
            /** @description The outstanding amount of the case and the cases merged into it, in the minor unit of the currency (øre, cents). */
            outstanding: number;
            /**
             * Format: uuid
             * @description The case that this case was merged into, if it was merged.
             */
            mergedIntoCaseId: string | null;
            /** @description The cases merged into this one. */
            mergedCaseIds: string[];
            /** @description Whether an open update pauses the case. */
            paused: boolean;
            /**
             * Format: date-time
             * @description When the current pause began; null if the case is not paused.
             */
            pausedAt: string | null;
            /**
             * Format: date-time
             * @description When the last pause ends; null if the case is not paused or a pause has no end date.
             */
            pausedUntil: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        CaseBalance: {
            /**
             * Format: uuid
             * @description The case.
             */
            caseId: string;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date-time
             * @description The moment that the balance describes.
             * @example 2024-04-30T23:00:00.000Z
             */
            pointInTime: string;
            /** @description The totals of the case. */
            totals: {
                /**
                 * @description The total of the debits, paid or not.
                 * @example 120000
                 */
                debits: number;
                /**
                 * @description The total of the credits, allocated or not.
                 * @example 120000
                 */
                credits: number;
                /**
                 * @description The unpaid part of the debits.
                 * @example 120000
                 */
                outstanding: number;
                /**
                 * @description The unallocated part of the credits, such as an overpayment.
                 * @example 120000
                 */
                unallocated: number;
                /**
                 * @description The amount of the debits paid by credits of the case.
                 * @example 120000
                 */
                allocated: number;
                /**
                 * @description The accrued interest of all lines. No other total includes it, because it is not booked.
                 * @example 120000
                 */
                accruedInterest: number;
            };
            /** @description The totals of each category with vouchers. A reversal counts in the category of the voucher it reverses. */
            byCategory: {
                /**
                 * @description The kind of claim or credit, taken from the voucher type.
                 * @enum {string}
                 */
                category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
                /**
                 * @description The total of the debits, paid or not.
                 * @example 120000
                 */
                debits: number;
                /**
                 * @description The total of the credits, allocated or not.
                 * @example 120000
                 */
                credits: number;
                /**
                 * @description The unpaid part of the debits.
                 * @example 120000
                 */
                outstanding: number;
                /**
                 * @description The unallocated part of the credits, such as an overpayment.
                 * @example 120000
                 */
                unallocated: number;
            }[];
            /** @description One line per voucher, oldest first. */
            vouchers: components["schemas"]["BalanceLine"][];
        };
        CaseCount: {
            /** @description The number of matching cases, at most 1000. */
            count: number;
            /** @description False if more than 1000 cases match. */
            isExact: boolean;
        };
        CaseCountOf: {
            /**
             * Format: uuid
             * @description The id of the creditor or case group.
             */
            id: string;
            /** @description The name of the creditor or case group. */
            name: string;
            /** @description The number of matching cases, at most 1000. */
            count: number;
            /** @description False if more than 1000 cases match. */
            isExact: boolean;
        };
        CaseGroup: {
            /**
             * Format: uuid
             * @description The id of the case group.
             */
            id: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the group. */
            label: string;
            /** @description Free-form settings, stored as sent. `defaultWorkflowId`, if present, must be the id of a workflow or null. */
            settings: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        CaseGroupInput: {
            /** @description The name of the group. */
            label: string;
            /** @description Free-form settings, stored as sent. `defaultWorkflowId`, if present, must be the id of a workflow or null. */
            settings?: {
                [key: string]: unknown;
            };
        };
        CaseGroupPatch: {
            /** @description The name of the group. */
            label?: string;
            /** @description Free-form settings, stored as sent. `defaultWorkflowId`, if present, must be the id of a workflow or null. */
            settings?: {
                [key: string]: unknown;
            };
        };
        CaseInput: {
            /**
             * Format: uuid
             * @description The customer who owes the money.
             */
            customerId: string;
            /**
             * @description The currency of the case and all its vouchers.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description At most 1000 vouchers, including reference vouchers. */
            caseVouchers?: components["schemas"]["CaseVoucherOfNewCase"][];
            /**
             * Format: uuid
             * @description The ultimate creditor. It must belong to the creditor of the customer.
             */
            ultimateCreditorId?: string | null;
            /**
             * Format: uuid
             * @description The case group that the case belongs to.
             */
            groupId?: string | null;
            /** @description Property values, by the handle of a property type for cases. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * @description A custom journal number. Null means the default, which is the sequence number of the case.
             * @example 2024-0815
             */
            journalNumber?: string | null;
            /** @description The id of the case in a previous system. */
            migratedId?: string | null;
        };
        CaseMergeInput: {
            /**
             * Format: uuid
             * @description The case to merge into the one in the path. Both must have the same customer and the same currency.
             */
            mergedCaseId: string;
        };
        CaseOfCustomer: {
            /**
             * Format: uuid
             * @description The id of the case.
             */
            caseId: string;
            /** @description The sequence number of the case. */
            id: number;
            /**
             * @description The status of the case.
             * @enum {string}
             */
            status: "PENDING" | "VERIFIED" | "ENDED";
            /**
             * @description The handle of the end reason; null while the case is open.
             * @example PAID
             */
            endReason: string | null;
            /**
             * Format: date-time
             * @description When the status last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            statusTime: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        CasePatch: {
            /**
             * @description The new status. A PENDING case can become VERIFIED or ENDED, and a VERIFIED case ENDED. An ended case is reopened as VERIFIED.
             * @enum {string}
             */
            status?: "PENDING" | "VERIFIED" | "ENDED";
            /**
             * Format: uuid
             * @description Why the case ends. Required to end a case.
             */
            endReasonId?: string | null;
            /** @description Ends the case as PAID even though money is outstanding. The reason is stored and returned as `endOverride`. It is ignored if nothing is outstanding. */
            override?: {
                /** @description Why the case is ended as paid. */
                reason: string;
            };
            /**
             * Format: uuid
             * @description The case group. Null removes the case from its group.
             */
            groupId?: string | null;
            /**
             * Format: uuid
             * @description The ultimate creditor. It must belong to the creditor of the case.
             */
            ultimateCreditorId?: string | null;
            /**
             * @description A custom journal number. Null means the default, which is the sequence number of the case.
             * @example 2024-0815
             */
            journalNumber?: string | null;
            /** @description The new tags of the case, replacing the old ones. Duplicates are removed. */
            tags?: string[];
            /** @description Property values to change, by handle. Null removes a value; other handles are unchanged. */
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
             * @description Must be the currency of the case. Amounts are never converted.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whose claim it is, or who received the payment.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * @description The creditor's reference, normally the invoice number.
             * @example F-2024-1001
             */
            referenceId?: string | null;
            /** @description A free text, shown to the debtor with the voucher. */
            text?: string | null;
            /** @description Your own id, unique on the tenant. It prevents the same voucher from being created twice. */
            uniqueId?: string | null;
            /** @description The debits to pay, all or nothing and at most `amount` in total. Defaults to the allocation policy of the tenant. */
            allocations?: components["schemas"]["AllocationByHand"][];
        };
        CaseStatusChange: {
            /**
             * Format: uuid
             * @description The id of the case.
             */
            caseId: string;
            /**
             * @description PENDING until the case is verified, then VERIFIED, and ENDED when the case has ended.
             * @enum {string}
             */
            status: "PENDING" | "VERIFIED" | "ENDED";
            /**
             * Format: uuid
             * @description Why the case ended; null while it is open.
             */
            endReasonId: string | null;
            /** @description The handle of the end reason; null while the case is open. */
            handle: string | null;
        };
        CaseVoucher: {
            /**
             * Format: uuid
             * @description The id of the voucher.
             */
            caseVoucherId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The case the voucher is on.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description The creditor of the case.
             */
            creditorId: string;
            /**
             * Format: uuid
             * @description The voucher type.
             */
            voucherTypeId: string;
            /**
             * @description The kind of claim or credit, taken from the voucher type.
             * @enum {string}
             */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /**
             * @description A debit increases the debt, a credit reduces it.
             * @enum {string}
             */
            direction: "debit" | "credit";
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000.
             * @example 120000
             */
            amount: number;
            /** @description The unpaid part of a debit, in the minor unit of the currency; null on a credit. */
            outstanding: number | null;
            /** @description The unallocated part of a credit, in the minor unit of the currency; null on a debit. */
            unallocated: number | null;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whose claim it is, or who received the payment.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: date-time
             * @description The date of the voucher.
             * @example 2024-04-30T23:00:00.000Z
             */
            date: string;
            /**
             * Format: date-time
             * @description When the voucher is due.
             * @example 2024-04-30T23:00:00.000Z
             */
            dueDate: string | null;
            /** @description The creditor’s reference, normally the invoice number. */
            referenceId: string | null;
            /** @description A free text, shown to the debtor with the voucher. */
            text: string | null;
            /** @description The yearly interest rate as a fraction: 0.08 is 8 %. */
            interest: number | null;
            /**
             * Format: date-time
             * @description The first day that bears interest.
             * @example 2024-04-30T23:00:00.000Z
             */
            interestStartDate: string | null;
            /**
             * Format: date-time
             * @description The day from which no interest accrues.
             * @example 2024-04-30T23:00:00.000Z
             */
            interestEndDate: string | null;
            /**
             * Format: uuid
             * @description The voucher of the same case that this one belongs to.
             */
            referenceCaseVoucherId: string | null;
            /**
             * Format: uuid
             * @description The voucher that this one reverses; null unless it is a reversal.
             */
            reversesCaseVoucherId: string | null;
            /** @description Whether the credit was registered with a date before that of the debit it paid. */
            datedBeforeVoucher: boolean;
            /** @description The id given by the creator of the voucher, unique on the tenant. */
            uniqueId: string | null;
            /** @description Values of the properties that the tenant has defined for vouchers, by handle. */
            properties: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        CaseVoucherAllocation: {
            /**
             * Format: uuid
             * @description The id of the allocation.
             */
            allocationId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The case of the credit.
             */
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
             * @description The amount paid, in the minor unit of the currency.
             * @example 120000
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description Whether the allocation was undone. If so, it no longer counts towards any balance. */
            undone: boolean;
            /**
             * Format: date-time
             * @description When the allocation was undone.
             * @example 2024-04-30T23:00:00.000Z
             */
            undoneAt: string | null;
            /** @description Who undid it. */
            undoneBy: components["schemas"]["Actor"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        CaseVoucherInput: {
            /**
             * Format: uuid
             * @description The voucher type, which decides the category and direction.
             */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign is ignored; the voucher type determines whether it is a debit or a credit.
             * @example 120000
             */
            amount: number;
            /**
             * @description Must be the currency of the case. Amounts are never converted.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whose claim it is, or who received the payment.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description `2024-05-01 00:00:00.000+01`, any ISO 8601 date-time with an offset, or a plain date, which means midnight in the time zone of the tenant.
             * @example 2024-05-01 00:00:00.000+01
             */
            dueDate?: string | null;
            /**
             * @description The creditor's reference, normally the invoice number.
             * @example F-2024-1001
             */
            referenceId?: string | null;
            /** @description A free text, shown to the debtor with the voucher. */
            text?: string | null;
            /**
             * @description The yearly interest rate as a fraction: 0.08 is 8 %.
             * @example 0.08
             */
            interest?: number | null;
            /**
             * Format: timestamp
             * @description The first day that bears interest. Defaults to the due date.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
            /**
             * Format: timestamp
             * @description The day from which no interest accrues.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestEndDate?: string | null;
            /**
             * Format: uuid
             * @description A voucher of the same case that this one belongs to. A credit is allocated to that debit immediately.
             */
            referenceCaseVoucherId?: string | null;
            /**
             * Format: uuid
             * @description The contact to pay out to. Required if the voucher type has a payout recipient, otherwise not allowed.
             */
            payoutContactId?: string | null;
            /** @description Your own id, unique on the tenant. It prevents the same voucher from being created twice. */
            uniqueId?: string | null;
            /** @description Values of the properties that the tenant has defined for vouchers, by handle. */
            properties?: {
                [key: string]: unknown;
            };
        };
        CaseVoucherOfNewCase: {
            /**
             * Format: uuid
             * @description The type of the voucher.
             */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign is ignored; the voucher type determines whether it is a debit or a credit.
             * @example 120000
             */
            amount: number;
            /**
             * @description Whose claim it is, or who received the payment.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The date of the voucher, as a timestamp or a plain date.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description When payment is due, as a timestamp or a plain date.
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
             * @description The first day that bears interest. Defaults to the due date.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
            /** @description Vouchers that refer to this one, such as payments or an interest marker. Payments are allocated to it immediately. */
            referenceVouchers?: components["schemas"]["ReferenceVoucherInput"][];
        };
        CaseVoucherReversalInput: {
            /** @description Why the voucher is reversed. */
            text?: string | null;
            /**
             * Format: timestamp
             * @description The date of the reversal. Defaults to now.
             * @example 2024-05-01 00:00:00.000+01
             */
            date?: string | null;
        };
        CaseVoucherToAdd: {
            /**
             * Format: uuid
             * @description The type of the voucher.
             */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign is ignored; the voucher type determines whether it is a debit or a credit.
             * @example 120000
             */
            amount: number;
            /**
             * @description Whose claim it is, or who received the payment.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The date of the voucher, as a timestamp or a plain date.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description When payment is due, as a timestamp or a plain date.
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
             * @description The first day that bears interest. Defaults to the due date.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
            /** @description Vouchers that refer to this one, such as payments or an interest marker. Payments are allocated to it immediately. */
            referenceVouchers?: components["schemas"]["ReferenceVoucherInput"][];
            /** @description Your own id of the voucher, unique on the tenant. Sending it again does not create a second voucher. */
            uniqueId?: string | null;
        };
        CodeInput: {
            /** @description The code from the authenticator app, or a recovery code. */
            code: string;
        };
        CollectedReport: {
            /**
             * Format: date-time
             * @description When the figures were computed. Less often for large tenants.
             * @example 2024-04-30T23:00:00.000Z
             */
            asOf: string;
            /**
             * Format: date
             * @description The first day of the period.
             * @example 2026-11-30
             */
            from: string;
            /**
             * Format: date
             * @description The last day of the period.
             * @example 2026-11-30
             */
            to: string;
            /** @description The figures in each currency. */
            currencies: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                 * @example 1250000
                 */
                amount: number;
                /** @description The number of deposits, including those reversed later. */
                deposits: number;
                /** @description Every month of the period, oldest first; months without payments have 0. */
                months: {
                    /**
                     * @description Year and month.
                     * @example 2026-11
                     */
                    month: string;
                    /**
                     * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                     * @example 1250000
                     */
                    amount: number;
                    /** @description The number of deposits, including those reversed later. */
                    deposits: number;
                }[];
                /** @description Every creditor with payments, largest amount first. */
                creditors: {
                    /**
                     * Format: uuid
                     * @description The id of the creditor.
                     */
                    creditorId: string;
                    /** @description Name of the creditor. */
                    name: string;
                    /**
                     * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                     * @example 1250000
                     */
                    amount: number;
                    /** @description The number of deposits, including those reversed later. */
                    deposits: number;
                }[];
            }[];
        };
        Collector: {
            /**
             * Format: uuid
             * @description The id of the collector.
             */
            collectorId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the collector. */
            name: string;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier: components["schemas"]["RegistryIdentifier"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        CollectorInput: {
            /** @description The name of the collector. */
            name: string;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        CollectorPatch: {
            /** @description The name of the collector. */
            name?: string;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        Commission: {
            /**
             * @description `age`: days from the due date of the oldest principal on the case to the date of the payment. `size`: the total principal of the case.
             * @enum {string}
             */
            basis: "age" | "size";
            /** @description The first band starts at 0, and each starts above the previous one. The rate of the band that a claim falls into applies to everything paid on it. */
            bands: components["schemas"]["CommissionBand"][];
        };
        CommissionBand: {
            /**
             * @description The lower bound of the band, inclusive: days for `age`, minor units of the currency for `size`.
             * @example 0
             */
            from: number;
            /**
             * @description A rate in hundredths of a per cent: 15 % is 1500.
             * @example 1500
             */
            rateBasisPoints: number;
        };
        ConfirmedPasskey: {
            passkey: components["schemas"]["Passkey"];
            /** @description Recovery codes in case the device is lost; null if you already had some. They are shown only in this response. */
            recoveryCodes: string[] | null;
        };
        Contact: {
            /**
             * Format: uuid
             * @description The id of the contact.
             */
            id: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the contact. */
            name: string;
            /** @description The address for e-mails from a case. */
            email: string | null;
            /** @description Phone number. */
            phone: components["schemas"]["Phone"] | null;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier: components["schemas"]["RegistryIdentifier"] | null;
            /** @description Danish bank account. */
            bankAccount: components["schemas"]["BankAccount"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        ContactInput: {
            /** @description The name of the contact. */
            name: string;
            /**
             * Format: email
             * @description The address for e-mails from a case.
             * @example post@example.com
             */
            email?: string | null;
            /** @description Phone number. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
            /** @description Danish bank account. */
            bankAccount?: components["schemas"]["BankAccount"] | null;
        };
        ContactPatch: {
            /** @description The name of the contact. */
            name?: string;
            /**
             * Format: email
             * @description The address for e-mails from a case.
             * @example post@example.com
             */
            email?: string | null;
            /** @description Phone number. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
            /** @description Danish bank account. */
            bankAccount?: components["schemas"]["BankAccount"] | null;
        };
        CreatedCase: {
            /**
             * Format: uuid
             * @description The id of the case.
             */
            id: string;
            /** @description The sequence number of the case, unique on the tenant. */
            caseSeqId: number;
        };
        CreatedCaseVoucher: {
            /**
             * Format: uuid
             * @description The id of the new voucher.
             */
            caseVoucherId: string;
        };
        CreatedLink: {
            /**
             * Format: uuid
             * @description The id of the link.
             */
            linkId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The case that the link opens.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description The user of the customer that the link is for.
             */
            userId: string | null;
            /**
             * @description The language of the page; null for the default.
             * @enum {string|null}
             */
            language: "en" | "da" | null;
            /**
             * @description Only an `ACTIVE` link opens the case. A revoked link stays `REVOKED` even after it has expired.
             * @enum {string}
             */
            state: "ACTIVE" | "EXPIRED" | "REVOKED";
            /**
             * Format: date-time
             * @description When the link stops working.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the link was revoked.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            /** @description Who revoked it. */
            revokedBy: components["schemas"]["Actor"] | null;
            /** @description How many times the page was opened. */
            openCount: number;
            /**
             * Format: date-time
             * @description When the page was last opened.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastOpenedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /** @description The address to give to the debtor. It is only returned here: the service stores a digest of it. */
            url: string;
        };
        CreatedToken: {
            /**
             * Format: uuid
             * @description The id of the token.
             */
            tokenId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description A name that describes the purpose of the token. */
            name: string;
            /** @description Characters by which to recognise the token. They are not part of the secret. */
            hint: string;
            /** @description The scopes of the token. */
            scopes: string[];
            /**
             * Format: date-time
             * @description When the token expires; null means never.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked, if it was.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, to the minute; null if never.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /** @description The token itself. It is shown only in this response. */
            token: string;
        };
        Creditor: {
            /**
             * Format: uuid
             * @description The id of the creditor.
             */
            creditorId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the creditor. */
            name: string;
            /**
             * @description Your own reference of the creditor, unique on the tenant.
             * @example NORDKYST
             */
            id: string | null;
            /**
             * Format: uuid
             * @description The user of the creditor who is the contact person.
             */
            contactId: string | null;
            /**
             * Format: uuid
             * @description The user who acquired the creditor.
             */
            acquisitionResponsibleId: string | null;
            /**
             * Format: uuid
             * @description The caseworker who is responsible for the cases of the creditor.
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
             * @description The default workflow of its cases.
             */
            defaultChainId: string | null;
            /**
             * Format: uuid
             * @description The default billing model.
             */
            defaultBillingModelId: string | null;
            /**
             * Format: uuid
             * @description The default client workflow.
             */
            defaultClientChainId: string | null;
            /** @description The client id at a credit bureau. */
            bureauClientId: number | null;
            /** @description Frequently asked questions shown in the debtor web, as sanitised HTML. */
            debtorFAQ: string | null;
            /** @description Whether the AKS feature of the credit bureau is enabled. Stored only: no bureau is connected. */
            aksEnabled: boolean;
            /** @description Whether the creditor is VAT registered. Stored only: settlements use the VAT of the billing model. */
            vatRegistered: boolean;
            /** @description Whether the creditor is a company. */
            isCompany: boolean;
            /** @description Whether the creditor collects its own claims. Stored only. */
            selfCollection: boolean;
            /**
             * @description The id in the central business register, such as a CVR number.
             * @example 12345674
             */
            centralRegisterId: string | null;
            /**
             * @description Any state can follow any other. A creditor that is CANCELLED or CEASED accepts no new cases or claims; existing cases continue.
             * @enum {string}
             */
            state: "LEAD" | "SIGNED_ON" | "ACTIVE" | "CANCELLED" | "CEASED";
            /** @description Postal address. */
            address: components["schemas"]["Address"] | null;
            /** @description The Danish account for payouts. Only administrators can set it; a request from a caseworker that contains it is rejected. */
            bankAccount: components["schemas"]["BankAccount"] | null;
            /** @description The IBAN account for payouts. If both accounts are set, Danish kroner go to the Danish account and other currencies to this one. Only administrators can set it. */
            ibanAccount: components["schemas"]["IbanAccount"] | null;
            /**
             * @description A link to the creditor’s ERP system: an http or https URL. The only placeholder is `{{customerReferenceId}}`, which must come after the host.
             * @example https://erp.example.com/customers/{{customerReferenceId}}
             */
            erpLink: string | null;
            /** @description Property values, by the handle of a property type for creditors. A patch changes the given handles only; null removes a value. */
            properties: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        CreditorAccount: {
            /**
             * Format: uuid
             * @description The creditor.
             */
            creditorId: string;
            /** @description One for each currency with an entry, settled or not. */
            balances: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description The amount the creditor owes: the sum of the entries in the currency.
                 * @example 120000
                 */
                balance: number;
            }[];
        };
        CreditorEntry: {
            /**
             * Format: uuid
             * @description The id of the entry.
             */
            entryId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The creditor whose account it is.
             */
            creditorId: string;
            /**
             * @description RECEIVABLE: a settlement ended with an amount due from the creditor. OFFSET: a later settlement set off part of it. PAYMENT: the creditor paid. REVERSAL: an entry was reversed.
             * @enum {string}
             */
            kind: "RECEIVABLE" | "OFFSET" | "PAYMENT" | "REVERSAL";
            /**
             * @description In the minor unit of the currency. A positive amount increases what the creditor owes, a negative one reduces it.
             * @example 120000
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date
             * @description The date of the entry, in the time zone of the tenant.
             * @example 2026-03-31
             */
            date: string;
            /** @description The payment reference, or the reason for a reversal. */
            text: string | null;
            /**
             * Format: uuid
             * @description The settlement that created a RECEIVABLE or an OFFSET.
             */
            billingId: string | null;
            /** @description The number of that settlement. */
            billingSeqId: number | null;
            /**
             * Format: uuid
             * @description The entry that a REVERSAL reverses.
             */
            reversesEntryId: string | null;
            /**
             * Format: uuid
             * @description The entry that reversed this one.
             */
            reversedByEntryId: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        CreditorInput: {
            /** @description The name of the creditor. */
            name: string;
            /**
             * @description Your own reference of the creditor, unique on the tenant.
             * @example NORDKYST
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description The user of the creditor who is the contact person.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The user who acquired the creditor.
             */
            acquisitionResponsibleId?: string | null;
            /**
             * Format: uuid
             * @description The caseworker who is responsible for the cases of the creditor.
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
             * @description The default workflow of its cases.
             */
            defaultChainId?: string | null;
            /**
             * Format: uuid
             * @description The default billing model.
             */
            defaultBillingModelId?: string | null;
            /**
             * Format: uuid
             * @description The default client workflow.
             */
            defaultClientChainId?: string | null;
            /** @description The client id at a credit bureau. */
            bureauClientId?: number | null;
            /**
             * @description Frequently asked questions shown in the debtor web, as HTML. Everything except text, simple formatting, tables and links is removed.
             * @example <p><b>Can I pay in instalments?</b> Yes, write to us.</p>
             */
            debtorFAQ?: string | null;
            /** @description Whether the AKS feature of the credit bureau is enabled. Stored only: no bureau is connected. */
            aksEnabled?: boolean;
            /** @description Whether the creditor is VAT registered. Stored only: settlements use the VAT of the billing model. */
            vatRegistered?: boolean;
            /** @description Whether the creditor is a company. */
            isCompany?: boolean;
            /** @description Whether the creditor collects its own claims. Stored only. */
            selfCollection?: boolean;
            /**
             * @description The id in the central business register, such as a CVR number.
             * @example 12345674
             */
            centralRegisterId?: string | null;
            /**
             * @description Any state can follow any other. A creditor that is CANCELLED or CEASED accepts no new cases or claims; existing cases continue.
             * @enum {string}
             */
            state?: "LEAD" | "SIGNED_ON" | "ACTIVE" | "CANCELLED" | "CEASED";
            /** @description Postal address. */
            address?: components["schemas"]["Address"] | null;
            /** @description The Danish account for payouts. Only administrators can set it; a request from a caseworker that contains it is rejected. */
            bankAccount?: components["schemas"]["BankAccount"] | null;
            /** @description The IBAN account for payouts. If both accounts are set, Danish kroner go to the Danish account and other currencies to this one. Only administrators can set it. */
            ibanAccount?: components["schemas"]["IbanAccount"] | null;
            /**
             * @description A link to the creditor’s ERP system: an http or https URL. The only placeholder is `{{customerReferenceId}}`, which must come after the host.
             * @example https://erp.example.com/customers/{{customerReferenceId}}
             */
            erpLink?: string | null;
            /** @description Property values, by the handle of a property type for creditors. A patch changes the given handles only; null removes a value. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Ignored. It is accepted so that a creditor can be sent back as it was read.
             */
            creditorId?: string;
        };
        CreditorPatch: {
            /** @description The name of the creditor. */
            name?: string;
            /**
             * @description Your own reference of the creditor, unique on the tenant.
             * @example NORDKYST
             */
            id?: string | null;
            /**
             * Format: uuid
             * @description The user of the creditor who is the contact person.
             */
            contactId?: string | null;
            /**
             * Format: uuid
             * @description The user who acquired the creditor.
             */
            acquisitionResponsibleId?: string | null;
            /**
             * Format: uuid
             * @description The caseworker who is responsible for the cases of the creditor.
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
             * @description The default workflow of its cases.
             */
            defaultChainId?: string | null;
            /**
             * Format: uuid
             * @description The default billing model.
             */
            defaultBillingModelId?: string | null;
            /**
             * Format: uuid
             * @description The default client workflow.
             */
            defaultClientChainId?: string | null;
            /** @description The client id at a credit bureau. */
            bureauClientId?: number | null;
            /**
             * @description Frequently asked questions shown in the debtor web, as HTML. Everything except text, simple formatting, tables and links is removed.
             * @example <p><b>Can I pay in instalments?</b> Yes, write to us.</p>
             */
            debtorFAQ?: string | null;
            /** @description Whether the AKS feature of the credit bureau is enabled. Stored only: no bureau is connected. */
            aksEnabled?: boolean;
            /** @description Whether the creditor is VAT registered. Stored only: settlements use the VAT of the billing model. */
            vatRegistered?: boolean;
            /** @description Whether the creditor is a company. */
            isCompany?: boolean;
            /** @description Whether the creditor collects its own claims. Stored only. */
            selfCollection?: boolean;
            /**
             * @description The id in the central business register, such as a CVR number.
             * @example 12345674
             */
            centralRegisterId?: string | null;
            /**
             * @description Any state can follow any other. A creditor that is CANCELLED or CEASED accepts no new cases or claims; existing cases continue.
             * @enum {string}
             */
            state?: "LEAD" | "SIGNED_ON" | "ACTIVE" | "CANCELLED" | "CEASED";
            /** @description Postal address. */
            address?: components["schemas"]["Address"] | null;
            /** @description The Danish account for payouts. Only administrators can set it; a request from a caseworker that contains it is rejected. */
            bankAccount?: components["schemas"]["BankAccount"] | null;
            /** @description The IBAN account for payouts. If both accounts are set, Danish kroner go to the Danish account and other currencies to this one. Only administrators can set it. */
            ibanAccount?: components["schemas"]["IbanAccount"] | null;
            /**
             * @description A link to the creditor’s ERP system: an http or https URL. The only placeholder is `{{customerReferenceId}}`, which must come after the host.
             * @example https://erp.example.com/customers/{{customerReferenceId}}
             */
            erpLink?: string | null;
            /** @description Property values, by the handle of a property type for creditors. A patch changes the given handles only; null removes a value. */
            properties?: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description Ignored. It is accepted so that a creditor can be sent back as it was read.
             */
            creditorId?: string;
        };
        CreditorPaymentInput: {
            /**
             * @description In the minor unit of the currency; at most what the creditor owes.
             * @example 120000
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date
             * @description The day the money was received. Defaults to today.
             * @example 2026-03-31
             */
            date?: string;
            /** @description A reference for the payment. */
            text?: string | null;
        };
        CreditorReversalInput: {
            /** @description Why the entry is reversed. */
            text?: string | null;
        };
        Customer: {
            /**
             * Format: uuid
             * @description The creditor that the customer belongs to.
             */
            creditorId: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The id of the customer.
             */
            customerId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description Your own reference of the customer. */
            referenceId: string;
            /** @description Whether the customer is a company. */
            isCompany: boolean;
            /** @description The people and companies related to the customer. */
            users: components["schemas"]["CustomerUser"][];
            /** @description The cases of the customer. */
            cases: components["schemas"]["CaseOfCustomer"][];
        };
        CustomerAnswer: {
            /**
             * Format: uuid
             * @description The creditor that the customer belongs to.
             */
            creditorId: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: uuid
             * @description The id of the customer.
             */
            customerId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description Your own reference of the customer. */
            referenceId: string;
            /** @description Whether the customer is a company. */
            isCompany: boolean;
            /** @description The people and companies related to the customer. */
            users: components["schemas"]["CustomerUser"][];
            /** @description The cases of the customer. */
            cases: components["schemas"]["CaseOfCustomer"][];
            /** @description Values that look wrong but were accepted, such as a CVR number with a wrong check digit. */
            warnings?: components["schemas"]["Warning"][];
        };
        CustomerInput: {
            /**
             * @description Your own reference of the customer, such as a customer or patient number. Unique among the customers of the creditor.
             * @example K-1001
             */
            referenceId: string;
            /** @description Whether the customer is a company; false by default. */
            isCompany?: boolean;
            /** @description The people and companies related to the customer, such as the debtor. */
            users?: components["schemas"]["CustomerUserInput"][];
        };
        CustomerPatch: {
            /**
             * @description Your own reference of the customer, such as a customer or patient number. Unique among the customers of the creditor.
             * @example K-1001
             */
            referenceId?: string;
            /** @description Whether the customer is a company. */
            isCompany?: boolean;
        };
        CustomerUser: {
            /**
             * Format: uuid
             * @description The id of the user.
             */
            userId: string;
            /** @description The sequence number of the user, unique on the tenant. */
            id: number;
            /**
             * @description How the person or company is related to the customer.
             * @enum {string}
             */
            relation: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            /** @description Whether messages go to this user. */
            contact: boolean;
            /**
             * Format: uuid
             * @description The customer that the user belongs to.
             */
            customerId: string;
            /** @description The language for messages to this person or company. */
            lang: string;
            /** @description Name and contact details. Null means unknown. */
            details: {
                /** @description The name of the person or company. */
                name: string;
                /** @description The Danish civil registration number (CPR) of a person. */
                cpr: string | null;
                /** @description The Danish business registration number (CVR) of a company. */
                cvr: string | null;
                /** @description The e-mail address for messages. */
                email: string | null;
                /** @description Phone number. */
                phone: components["schemas"]["Phone"] | null;
                /** @description Postal address. */
                address: components["schemas"]["Address"] | null;
                /** @description A position in decimal degrees. */
                geocode: components["schemas"]["Geocode"] | null;
            };
        };
        CustomerUserAnswer: {
            /**
             * Format: uuid
             * @description The id of the user.
             */
            userId: string;
            /** @description The sequence number of the user, unique on the tenant. */
            id: number;
            /**
             * @description How the person or company is related to the customer.
             * @enum {string}
             */
            relation: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            /** @description Whether messages go to this user. */
            contact: boolean;
            /**
             * Format: uuid
             * @description The customer that the user belongs to.
             */
            customerId: string;
            /** @description The language for messages to this person or company. */
            lang: string;
            /** @description Name and contact details. Null means unknown. */
            details: {
                /** @description The name of the person or company. */
                name: string;
                /** @description The Danish civil registration number (CPR) of a person. */
                cpr: string | null;
                /** @description The Danish business registration number (CVR) of a company. */
                cvr: string | null;
                /** @description The e-mail address for messages. */
                email: string | null;
                /** @description Phone number. */
                phone: components["schemas"]["Phone"] | null;
                /** @description Postal address. */
                address: components["schemas"]["Address"] | null;
                /** @description A position in decimal degrees. */
                geocode: components["schemas"]["Geocode"] | null;
            };
            /** @description Values that look wrong but were accepted, such as a CVR number with a wrong check digit. */
            warnings?: components["schemas"]["Warning"][];
        };
        CustomerUserInput: {
            /**
             * @description How the person or company is related to the customer; `debtor` by default.
             * @enum {string}
             */
            relation?: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            /** @description Whether messages go to this user. By default they go to the first debtor. */
            contact?: boolean;
            /**
             * @description The language for messages to this person or company; the language of the tenant by default.
             * @example da
             */
            lang?: string;
            /** @description Name and contact details. */
            details: {
                /** @description The name of the person or company. */
                name: string;
                /** @description The Danish civil registration number (CPR) of a person. Stored as sent. */
                cpr?: string | null;
                /** @description The Danish business registration number (CVR) of a company. Stored as sent. */
                cvr?: string | null;
                /**
                 * Format: email
                 * @description The e-mail address for messages.
                 * @example post@example.com
                 */
                email?: string | null;
                /** @description Phone number. */
                phone?: components["schemas"]["Phone"] | null;
                /** @description Postal address. */
                address?: components["schemas"]["Address"] | null;
                /** @description A position in decimal degrees. */
                geocode?: components["schemas"]["Geocode"] | null;
            };
        };
        CustomerUserPatch: {
            /**
             * @description How the person or company is related to the customer.
             * @enum {string}
             */
            relation?: "debtor" | "co-debtor" | "guarantor" | "guardian" | "alternative-contact" | "lawyer";
            /** @description Whether messages go to this user. */
            contact?: boolean;
            /**
             * @description The language for messages to this person or company.
             * @example da
             */
            lang?: string;
            /** @description The details to change. Null removes a value; missing members are unchanged. */
            details?: {
                /** @description The name of the person or company. */
                name?: string;
                /** @description The Danish civil registration number (CPR) of a person. Stored as sent. */
                cpr?: string | null;
                /** @description The Danish business registration number (CVR) of a company. Stored as sent. */
                cvr?: string | null;
                /**
                 * Format: email
                 * @description The e-mail address for messages.
                 * @example post@example.com
                 */
                email?: string | null;
                /** @description Phone number. */
                phone?: components["schemas"]["Phone"] | null;
                /** @description Postal address. */
                address?: components["schemas"]["Address"] | null;
                /** @description A position in decimal degrees. */
                geocode?: components["schemas"]["Geocode"] | null;
            };
        };
        Delivery: {
            /**
             * @description `HELD` until somebody with `write:interactions` queues an e-mail that was created without that scope; `SENT` once the mail server of any recipient accepted it; `BOUNCED` if all rejected it permanently.
             * @enum {string}
             */
            state: "HELD" | "WAITING" | "SENT" | "BOUNCED" | "CANCELLED";
            /** @description The subject line. */
            subject: string;
            /** @description The recipients and their delivery status. */
            recipients: {
                /** @description The e-mail address. */
                address: string;
                /** @description The name of the recipient. */
                name: string | null;
                /**
                 * @description The delivery status for this recipient.
                 * @enum {string}
                 */
                state: "WAITING" | "SENT" | "BOUNCED";
                /** @description The response of the recipient’s mail server, unedited. */
                answer: string | null;
            }[];
            /** @description The number of delivery attempts so far. */
            attempts: number;
            /** @description The Message-ID, the same for every attempt. */
            messageId: string | null;
            /** @description The last response of a mail server. */
            lastAnswer: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due.
             * @example 2024-04-30T23:00:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When a mail server first accepted the e-mail.
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
            /**
             * Format: uuid
             * @description The case the deposit is on.
             */
            caseId: string;
            /** @description The number of the case. */
            caseSeqId: number;
            /**
             * Format: date-time
             * @description The date of the deposit.
             * @example 2024-04-30T23:00:00.000Z
             */
            date: string;
            /**
             * @description Who received the money. Money paid directly to the creditor is not paid out again.
             * @enum {string}
             */
            paidTo: "CREDITOR" | "COLLECTOR";
            /**
             * @description The full amount of the deposit; other settlements may cover part of it.
             * @example 120000
             */
            depositAmount: number;
            /**
             * @description The part of the deposit that this settlement covers.
             * @example 120000
             */
            amount: number;
            /**
             * @description The part of `amount` that belongs to the creditor.
             * @example 120000
             */
            creditorShare: number;
            /**
             * @description The part of `amount` that the collector keeps.
             * @example 120000
             */
            collectorShare: number;
            /**
             * @description The commission on the creditor’s share, without VAT.
             * @example 120000
             */
            commission: number;
            /** @description How `amount` is distributed, by category and owner. */
            shares: {
                /**
                 * @description The category of the voucher that was paid.
                 * @enum {string}
                 */
                category: "principal" | "interest" | "fee" | "cost" | "compensation" | "payout";
                /**
                 * @description Who keeps the money under the terms.
                 * @enum {string}
                 */
                keptBy: "CREDITOR" | "COLLECTOR";
                /**
                 * @description The amount collected on the category, in the minor unit of the currency.
                 * @example 120000
                 */
                amount: number;
                /**
                 * @description The commission on the amount, without VAT.
                 * @example 120000
                 */
                commission: number;
            }[];
        };
        DirectPayment: {
            /**
             * Format: uuid
             * @description The case the payment is on.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description The deposit that was created.
             */
            caseVoucherId: string;
            /**
             * @description The amount paid, in the minor unit of the currency.
             * @example 120000
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * Format: date
             * @description The date the money was received, in the time zone of the tenant.
             */
            date: string;
            /** @description Whether the payment is dated before the voucher it paid. */
            datedBeforeVoucher: boolean;
            /** @description The voucher that was paid. */
            paidCaseVoucher: {
                /**
                 * Format: uuid
                 * @description The voucher.
                 */
                caseVoucherId: string;
                /** @description The creditor’s reference, normally the invoice number. */
                referenceId: string | null;
                /**
                 * @description The amount of the voucher, in the minor unit of the currency.
                 * @example 120000
                 */
                amount: number;
            };
        };
        DirectPaymentInput: {
            /**
             * Format: uuid
             * @description The voucher that the payment is for.
             */
            caseVoucherId?: string | null;
            /** @description The creditor's reference of the voucher, normally the invoice number. It must match exactly one voucher. */
            caseVoucherReferenceId?: string | null;
            /** @description In the minor unit of the currency; at most the outstanding amount. */
            amount: number;
            /**
             * Format: timestamp
             * @description The date the money was received. Defaults to now.
             * @example 2024-05-01
             */
            date?: string;
            /**
             * @description If given, it must be the currency of the voucher. Amounts are never converted.
             * @enum {string}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description Free text shown on the payment. */
            text?: string | null;
        };
        Document: {
            /**
             * Format: uuid
             * @description The id of the document.
             */
            documentId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The case the letter is about.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description The template it was created from.
             */
            templateId: string;
            /**
             * Format: uuid
             * @description The file with the PDF.
             */
            fileId: string;
            /**
             * Format: uuid
             * @description The outgoing interaction on the case; null if none was created.
             */
            interactionId: string | null;
            /**
             * Format: uuid
             * @description The recipient: a user of the customer of the case.
             */
            userId: string;
            /** @description The name of the PDF file. */
            fileName: string;
            /** @description In bytes. */
            size: number;
            /** @description The SHA-256 of the PDF, in lower-case hexadecimal. */
            sha256: string;
            /**
             * @description The language of the letter.
             * @enum {string}
             */
            language: "da" | "en";
            /** @description The subject line of the letter. */
            subject: string;
            /**
             * Format: date
             * @description The last day to pay or respond.
             */
            deadline: string | null;
            /** @description Whether the debtor can open the document in the debtor web. */
            sharedWithDebtor: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        DocumentInput: {
            /**
             * Format: uuid
             * @description The case the letter is about.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description A letter template. Give exactly one of `templateId` and `handle`.
             */
            templateId?: string;
            /**
             * @description The handle of a letter template. The service picks the language of the recipient, else that of the tenant, else any.
             * @example demand
             */
            handle?: string;
            /**
             * Format: uuid
             * @description The recipient: a user of the customer. Defaults to the debtor of the case.
             */
            userId?: string;
            /**
             * Format: date
             * @description The last day to pay or respond. Defaults to 14 days from today.
             * @example 2030-03-16
             */
            deadline?: string;
            /**
             * @description Whether the debtor can open the document in the debtor web.
             * @default false
             */
            sharedWithDebtor?: boolean;
            /** @description Why a message from a template is sent even though the case has an open objection. Only a signed-in user can give a reason; it is stored in the audit trail of the case. */
            despiteObjection?: string;
            /**
             * @description Whether to add the document to the case as an outgoing interaction of type `LETTER`.
             * @default true
             */
            createInteraction?: boolean;
        };
        DocumentPatch: {
            /** @description Whether the debtor can open the document in the debtor web. */
            sharedWithDebtor?: boolean;
        };
        DocumentPreview: {
            /** @description A name for the file. */
            fileName: string;
            /**
             * @description Always PDF.
             * @enum {string}
             */
            contentType: "application/pdf";
            /** @description The PDF, in base64. */
            content: string;
        };
        DocumentPreviewInput: {
            /**
             * @description The language of the text. Amounts and dates are formatted for it too.
             * @enum {string}
             */
            language: "da" | "en";
            /**
             * @description The subject line, as a Liquid template.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject: string;
            /**
             * @description The text, as a Liquid template. For an e-mail it is HTML, which is sanitised. For a letter it is plain text: an empty line ends a paragraph, `# ` starts a heading, `- ` a list item, and `**` marks bold. The filters `money` and `date` format amounts and dates, and `{{ vouchers | table }}` inserts the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body: string;
            /**
             * Format: uuid
             * @description The case whose data to fill in. Defaults to example data.
             */
            caseId?: string | null;
            /**
             * Format: uuid
             * @description The recipient: a user of the customer. Defaults to the debtor of the case.
             */
            userId?: string | null;
            /**
             * Format: date
             * @description The last day to pay or respond. Defaults to 14 days from today.
             * @example 2030-03-16
             */
            deadline?: string;
        };
        DocumentSource: {
            /** @description The subject with its placeholders filled in. */
            subject: string;
            /** @description The text with its placeholders filled in. */
            body: string;
            /**
             * @description The language of the letter.
             * @enum {string}
             */
            language: "da" | "en";
            /**
             * Format: date-time
             * @description When the letter was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            madeAt: string;
            /** @description The values of the placeholders. */
            data: {
                [key: string]: unknown;
            };
            /** @description The template at that time. */
            template: {
                [key: string]: unknown;
            };
            /**
             * Format: uuid
             * @description The logo in the letterhead. The file may have been deleted since.
             */
            logoFileId: string | null;
        };
        EmailInput: {
            /** @description The recipients, each with exactly one of `userId`, `contactId` and `address`. */
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
                 * @description An e-mail address.
                 * @example post@example.com
                 */
                address?: string;
                /** @description The name of the recipient. */
                name?: string;
            }[];
            /** @description The subject line. Required without a template. */
            subject?: string;
            /**
             * Format: uuid
             * @description An e-mail template. Filled in for the case, it becomes the subject and the notes.
             */
            templateId?: string;
            /** @description Why a message from a template is sent even though the case has an open objection. Only a signed-in user can give a reason; it is stored in the audit trail of the case. */
            despiteObjection?: string;
        };
        EndReason: {
            /**
             * Format: uuid
             * @description The id of the end reason.
             */
            endReasonId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the reason for programs, such as PAID. */
            handle: string;
            /** @description The name of the reason on screens. */
            label: string;
            /** @description Whether this is a standard reason, which exists on every tenant and cannot be changed. */
            standard: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        EndReasonInput: {
            /**
             * @description The name of the reason for programs, such as PAID. Unique on the tenant.
             * @example SETTLED_IN_COURT
             */
            handle: string;
            /** @description The name of the reason on screens. */
            label: string;
        };
        /** @description At least one member is required. A missing member is unchanged. */
        EndReasonPatch: {
            /** @description The name of the reason on screens. */
            label?: string;
            /**
             * @description The name of the reason for programs, such as PAID. Unique on the tenant.
             * @example SETTLED_IN_COURT
             */
            handle?: string;
        };
        EventType: {
            /**
             * @description The name of the type.
             * @example cases.create
             */
            event: string;
            /** @description When it is sent. */
            description: string;
            /** @description An example of the body that is sent. */
            example: unknown;
        };
        EventTypes: {
            /** @description All event types. */
            eventTypes: components["schemas"]["EventType"][];
        };
        /** @description A request to reset a lost second factor, waiting for a second administrator. */
        FactorReset: {
            /**
             * Format: uuid
             * @description The id of the request.
             */
            factorResetId: string;
            /** @description The user who lost the second factor. */
            user: {
                /**
                 * Format: uuid
                 * @description The id of the user.
                 */
                userId: string;
                /** @description The name of the user. */
                name: string;
                /** @description The e-mail address. */
                email: string;
                /**
                 * @description The role.
                 * @enum {string}
                 */
                role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            };
            /** @description The administrator who made the request. */
            requestedBy: {
                /**
                 * Format: uuid
                 * @description The id of the user.
                 */
                userId: string;
                /** @description The name of the user. */
                name: string;
            };
            /**
             * Format: date-time
             * @description When the request was made.
             * @example 2024-04-30T23:00:00.000Z
             */
            requestedAt: string;
            /**
             * Format: date-time
             * @description When the request expires if nobody approves it.
             */
            expiresAt: string;
        };
        FactorResetInput: {
            /**
             * Format: uuid
             * @description The user who lost the second factor.
             */
            userId: string;
        };
        Factors: {
            /** @description Whether codes from an authenticator app are set up. */
            totp: boolean;
            /** @description The number of passkeys. */
            passkeys: number;
            /** @description The number of unused recovery codes. */
            recoveryCodesLeft: number;
        };
        File: {
            /**
             * Format: uuid
             * @description The id of the file.
             */
            fileId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The file name. */
            fileName: string;
            /** @description The media type, detected from the content. */
            contentType: string;
            /** @description In bytes. */
            size: number;
            /** @description The SHA-256 of the content, in lower-case hexadecimal. */
            sha256: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        FileInput: {
            /**
             * @description The file name. Its extension must be pdf, png, jpg, jpeg, docx, xlsx, csv, txt or eml.
             * @example Aftale.pdf
             */
            fileName: string;
            /**
             * @description Accepted but ignored: the service detects the type from the content.
             * @example application/pdf
             */
            contentType?: string;
            /** @description The content in base64 (RFC 4648 §4), with padding and without line breaks. */
            content: string;
        };
        Geocode: {
            /** @description Latitude in degrees. */
            latitude: number;
            /** @description Longitude in degrees. */
            longitude: number;
        };
        IbanAccount: {
            /**
             * @description Country, length and check digits must be valid. Stored without spaces.
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
            /**
             * Format: uuid
             * @description The id of the interaction.
             */
            id: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * @description The channel or kind of the interaction.
             * @enum {string}
             */
            type: "DEBTOR NOTE" | "NOTE" | "CLIENT NOTE" | "EMAIL" | "SMS" | "LETTER" | "DIGITAL POST" | "PHONE CALL" | "AUTO CALL" | "E-INVOICE";
            /**
             * @description `INCOMING` for messages received from a debtor or another party.
             * @enum {string}
             */
            direction: "INCOMING" | "OUTGOING";
            /**
             * @description Incoming interactions are `UNMAPPED` (without a case), `MAPPED` or `HANDLED`; outgoing ones are `PENDING`, `QUEUED`, `SENT` or `CANCELLED`. Either can be `DELETED`.
             * @enum {string}
             */
            state: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
            /**
             * Format: uuid
             * @description The resource the interaction belongs to; null if unmapped.
             */
            referenceId: string | null;
            /**
             * @description The kind of resource that `referenceId` refers to.
             * @enum {string|null}
             */
            referenceType: "debtor" | "case" | "tribunal-case" | "creditor" | "customer" | "collector" | "case-voucher" | "billing-voucher" | "billing" | "workflow" | "template" | null;
            /** @description Sanitised HTML. */
            notes: string;
            /** @description Any JSON object, such as the fields of a submitted form. */
            details: {
                [key: string]: unknown;
            };
            /**
             * @description The lowest role that can see the interaction. `client` shows it to the creditor but not to the debtor.
             * @enum {string}
             */
            minVisibilityRole: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /** @description The attached files. */
            files: components["schemas"]["AttachedFile"][];
            /** @description The delivery of an e-mail sent by the service; null otherwise. */
            delivery: components["schemas"]["Delivery"] | null;
            /**
             * Format: date-time
             * @description When the message was written or sent, according to its creator.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the service registered it.
             * @example 2024-04-30T23:00:00.000Z
             */
            registeredAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        InteractionCreated: {
            /**
             * Format: uuid
             * @description The id of the new interaction.
             */
            id: string;
        };
        InteractionInput: {
            /**
             * @description The channel or kind of the interaction.
             * @enum {string}
             */
            type: "DEBTOR NOTE" | "NOTE" | "CLIENT NOTE" | "EMAIL" | "SMS" | "LETTER" | "DIGITAL POST" | "PHONE CALL" | "AUTO CALL" | "E-INVOICE";
            /**
             * @description Defaults to `INCOMING`.
             * @enum {string}
             */
            direction?: "INCOMING" | "OUTGOING";
            /**
             * @description Defaults to `MAPPED` for an incoming interaction with a `referenceId`, `UNMAPPED` for one without, and `PENDING` for an outgoing one.
             * @enum {string}
             */
            state?: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
            /**
             * Format: uuid
             * @description The resource the interaction belongs to, typically a case.
             */
            referenceId?: string | null;
            /**
             * @description The kind of resource that `referenceId` refers to. Defaults to `case`. The resource must exist, except for `tribunal-case` and `billing-voucher`, which are not checked.
             * @enum {string|null}
             */
            referenceType?: "debtor" | "case" | "tribunal-case" | "creditor" | "customer" | "collector" | "case-voucher" | "billing-voucher" | "billing" | "workflow" | "template" | null;
            /** @description HTML. Scripts and external content are removed. */
            notes?: string;
            /** @description Any JSON object, such as the fields of a submitted form. */
            details?: {
                [key: string]: unknown;
            };
            /**
             * @description The lowest role that can see the interaction. `client` shows it to the creditor but not to the debtor.
             * @enum {string}
             */
            minVisibilityRole?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /** @description The files to attach. */
            files?: (string | {
                /**
                 * Format: uuid
                 * @description A stored file.
                 */
                fileId?: string;
                /**
                 * @description The file name. Its extension must be pdf, png, jpg, jpeg, docx, xlsx, csv, txt or eml.
                 * @example Aftale.pdf
                 */
                fileName?: string;
                /**
                 * @description Accepted but ignored: the service detects the type from the content.
                 * @example application/pdf
                 */
                contentType?: string;
                /** @description The content in base64 (RFC 4648 §4), with padding and without line breaks. */
                content?: string;
            })[];
            /** @description Sends the interaction as an e-mail. Only for `OUTGOING` interactions of type `EMAIL`. The notes become the text and the files the attachments. */
            email?: components["schemas"]["EmailInput"];
            /**
             * Format: timestamp
             * @description When the message was written. Defaults to now. An e-mail dated in the future is sent then.
             * @example 2024-05-01 00:00:00.000+01
             */
            createdAt?: string;
        };
        InteractionPatch: {
            /**
             * @description An incoming interaction moves between `UNMAPPED`, `MAPPED` and `HANDLED`. An unsent outgoing one can be `CANCELLED`, and `QUEUED` sends one that is held. `DELETED` removes either from the lists.
             * @enum {string}
             */
            state?: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
            /**
             * Format: uuid
             * @description The resource the interaction belongs to. Setting it maps the interaction; null unmaps it.
             */
            referenceId?: string | null;
            /**
             * @description The kind of resource that `referenceId` refers to. Only allowed together with `referenceId`.
             * @enum {string|null}
             */
            referenceType?: "debtor" | "case" | "tribunal-case" | "creditor" | "customer" | "collector" | "case-voucher" | "billing-voucher" | "billing" | "workflow" | "template" | null;
        };
        Invitation: {
            /** @description The address to which the link is sent. The link itself is never in a response. */
            email: string;
            /**
             * Format: date-time
             * @description When the link expires.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
            /** @description False if no mail server is configured. The e-mail then waits in the outbox. */
            isMailConfigured: boolean;
        };
        Link: {
            /**
             * Format: uuid
             * @description The id of the link.
             */
            linkId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The case that the link opens.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description The user of the customer that the link is for.
             */
            userId: string | null;
            /**
             * @description The language of the page; null for the default.
             * @enum {string|null}
             */
            language: "en" | "da" | null;
            /**
             * @description Only an `ACTIVE` link opens the case. A revoked link stays `REVOKED` even after it has expired.
             * @enum {string}
             */
            state: "ACTIVE" | "EXPIRED" | "REVOKED";
            /**
             * Format: date-time
             * @description When the link stops working.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
            /**
             * Format: date-time
             * @description When the link was revoked.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            /** @description Who revoked it. */
            revokedBy: components["schemas"]["Actor"] | null;
            /** @description How many times the page was opened. */
            openCount: number;
            /**
             * Format: date-time
             * @description When the page was last opened.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastOpenedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        LinkInput: {
            /**
             * Format: uuid
             * @description The case to show.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description The user of the customer that the link is for. Messages written through the link are in their name. An alternative contact sees less than a debtor.
             */
            userId?: string | null;
            /**
             * @description The language of the page. Defaults to the language of the user, else of the tenant.
             * @enum {string|null}
             */
            language?: "en" | "da" | null;
            /**
             * Format: timestamp
             * @description When the link stops working: in the future and at most 366 days from now. Defaults to 90 days from now.
             * @example 2030-01-01
             */
            expiresAt?: string;
        };
        LoggedRequest: {
            /**
             * Format: uuid
             * @description The id in the Request-Id header of the response.
             */
            requestId: string;
            /**
             * Format: date-time
             * @description When the request arrived.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /**
             * @description The id of the requested operation.
             * @example create-contact
             */
            operation: string;
            /**
             * @description HTTP method.
             * @example POST
             */
            method: string;
            /** @description The path, without the query. */
            path: string;
            /** @description The query string, without the question mark. */
            query: string | null;
            /** @description HTTP status of the response. */
            status: number;
            /** @description Milliseconds from the first byte of the request to the last byte of the response. */
            durationMs: number;
            /** @description The token or user that sent the request. */
            caller: components["schemas"]["Actor"];
            /** @description The Idempotency-Key of the request. */
            idempotencyKey: string | null;
            /** @description Whether the response repeats that of an earlier request with the same key. */
            isReplay: boolean;
            /** @description The code of the problem; null if the request succeeded. */
            problemCode: string | null;
            /** @description Ids of the resources that the request named or created, if known. */
            objectIds: string[];
        };
        LoggedRequestDetails: {
            /**
             * Format: uuid
             * @description The id in the Request-Id header of the response.
             */
            requestId: string;
            /**
             * Format: date-time
             * @description When the request arrived.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /**
             * @description The id of the requested operation.
             * @example create-contact
             */
            operation: string;
            /**
             * @description HTTP method.
             * @example POST
             */
            method: string;
            /** @description The path, without the query. */
            path: string;
            /** @description The query string, without the question mark. */
            query: string | null;
            /** @description HTTP status of the response. */
            status: number;
            /** @description Milliseconds from the first byte of the request to the last byte of the response. */
            durationMs: number;
            /** @description The token or user that sent the request. */
            caller: components["schemas"]["Actor"];
            /** @description The Idempotency-Key of the request. */
            idempotencyKey: string | null;
            /** @description Whether the response repeats that of an earlier request with the same key. */
            isReplay: boolean;
            /** @description The code of the problem; null if the request succeeded. */
            problemCode: string | null;
            /** @description Ids of the resources that the request named or created, if known. */
            objectIds: string[];
            /** @description The body as text, truncated to 4 KiB. Secrets, file contents and anything resembling a CPR number are removed. */
            requestBody: string | null;
            /** @description The body of the response, truncated and redacted like the request. */
            responseBody: string | null;
        };
        Mention: {
            /**
             * @description The placeholder, without braces.
             * @example creditor.name
             */
            name: string;
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type: "text" | "list" | "date" | "amount" | "boolean" | "vouchers";
            /** @description What the placeholder is replaced with. */
            description: string;
            /** @description The value that a preview without a case shows. */
            example: unknown;
        };
        OutgoingMail: {
            /**
             * Format: uuid
             * @description The id of the e-mail.
             */
            mailId: string;
            /**
             * @description Why the e-mail was sent, such as `interaction` or `invitation`.
             * @example interaction
             */
            purpose: string;
            /**
             * Format: uuid
             * @description The resource it belongs to, such as an interaction.
             */
            referenceId: string | null;
            /**
             * @description `WAITING` until delivery to every recipient was attempted, then `SENT`, `BOUNCED` or `CANCELLED`.
             * @enum {string}
             */
            state: "WAITING" | "SENT" | "BOUNCED" | "CANCELLED";
            /** @description Whether the e-mail was stored here instead of being sent, because the tenant is a demo or test tenant. */
            isCaptured: boolean;
            /** @description The recipients and their delivery status. */
            recipients: {
                /** @description The e-mail address. */
                address: string;
                /** @description The name of the recipient. */
                name: string | null;
                /**
                 * @description The delivery status for this recipient.
                 * @enum {string}
                 */
                state: "WAITING" | "SENT" | "BOUNCED";
                /** @description The response of the recipient’s mail server. */
                answer: string | null;
            }[];
            /** @description The subject line. */
            subject: string;
            /** @description The number of delivery attempts so far. */
            attempts: number;
            /** @description The last response of a mail server. */
            lastAnswer: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When delivery ended; null while waiting.
             * @example 2024-04-30T23:00:00.000Z
             */
            doneAt: string | null;
            /** @description The text of a captured e-mail. Null for e-mails that were actually sent and for those with a link to set a password. */
            text: string | null;
            /** @description The names of the attached files, for as long as the text is stored. */
            attachments: string[];
        };
        Overview: {
            /**
             * Format: date-time
             * @description When the figures were computed. Less often for large tenants.
             * @example 2024-04-30T23:00:00.000Z
             */
            asOf: string;
            /** @description Collected amounts by currency. */
            collected: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                 * @example 1250000
                 */
                thisMonth: number;
                /**
                 * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                 * @example 1250000
                 */
                lastMonth: number;
                /**
                 * @description The amount collected last month up to the same day of the month, for comparison.
                 * @example 1250000
                 */
                lastMonthToDate: number;
                /** @description The last twelve months, oldest first; months without payments have 0. */
                months: {
                    /**
                     * @description Year and month.
                     * @example 2026-11
                     */
                    month: string;
                    /**
                     * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                     * @example 1250000
                     */
                    amount: number;
                }[];
            }[];
            /** @description Every creditor with payments since the beginning of last month, largest amount first. */
            collectedByCreditor: {
                /**
                 * Format: uuid
                 * @description The id of the creditor.
                 */
                creditorId: string;
                /** @description Name of the creditor. */
                name: string;
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                 * @example 1250000
                 */
                thisMonth: number;
                /**
                 * @description Deposits by their date, less reversals, in the minor unit of the currency. Negative if reversals exceed deposits.
                 * @example 1250000
                 */
                lastMonth: number;
            }[];
            /** @description The debt on open cases, by how long it has been due. */
            ageing: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description For how many days the debt has been due.
                 * @enum {string}
                 */
                bucket: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /**
                 * @description In the minor unit of the currency: 1,200.00 is 120000.
                 * @example 120000
                 */
                outstanding: number;
                /** @description The number of debits that are not fully paid. */
                vouchers: number;
            }[];
            /** @description The number of cases in each status. */
            casesByStatus: {
                /** @description Cases that are not verified yet. */
                PENDING: number;
                /** @description Cases being collected. */
                VERIFIED: number;
                /** @description Ended cases. */
                ENDED: number;
            };
            /** @description Work waiting for a caseworker. */
            work: {
                /** @description Incoming messages that are not on a case yet. */
                unmappedInteractions: number;
                /** @description Incoming messages on a case that are not handled yet. */
                unhandledInteractions: number;
                /** @description Cases with an open update whose reminder is due, as listed by `list-cases` with `reminderDue`. */
                remindersDue: number;
                /** @description Cases that are not verified yet. */
                pendingCases: number;
            };
        };
        OwnSession: {
            /**
             * Format: uuid
             * @description The id of the session.
             */
            sessionId: string;
            /** @description Whether this is the session of the request. */
            isCurrent: boolean;
            /** @description The browser, from its User-Agent header. */
            device: string;
            /** @description The IP address at sign-in. */
            address: string;
            /** @description How the user signed in. */
            methods: ("password" | "totp" | "passkey" | "recovery-code")[];
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the session was last used.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastSeenAt: string;
            /**
             * Format: date-time
             * @description When the session ends even if it is used.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string;
        };
        Passkey: {
            /**
             * Format: uuid
             * @description The id of the passkey.
             */
            passkeyId: string;
            /** @description Your name for the passkey. */
            name: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the passkey was last used to sign in; null if never.
             * @example 2024-04-30T23:00:00.000Z
             */
            lastUsedAt: string | null;
        };
        PasskeyName: {
            /** @description The new name of the passkey. */
            name: string;
        };
        /** @description The result of `navigator.credentials.get`, as JSON. */
        PasskeyProof: {
            /** @description The id of the credential. In base64url. */
            id: string;
            /** @description The id of the credential. In base64url. */
            rawId: string;
            /**
             * @description The type of the credential.
             * @enum {string}
             */
            type: "public-key";
            /** @description The results of WebAuthn extensions. Ignored. */
            clientExtensionResults?: {
                [key: string]: unknown;
            };
            /** @description How the authenticator is attached, such as `platform`. */
            authenticatorAttachment?: string | null;
            /** @description The response of the authenticator. */
            response: {
                /** @description The client data that the browser passed to the authenticator. In base64url. */
                clientDataJSON: string;
                /** @description The authenticator data. In base64url. */
                authenticatorData: string;
                /** @description The signature of the authenticator. In base64url. */
                signature: string;
                /** @description The user handle stored with the passkey. */
                userHandle?: string | null;
            };
        };
        PasskeyRegistration: {
            /**
             * @description Your name for the passkey, such as the device.
             * @default Passkey
             */
            name?: string;
            /** @description The result of `navigator.credentials.create`, as JSON. */
            credential: {
                /** @description The id of the credential. In base64url. */
                id: string;
                /** @description The id of the credential. In base64url. */
                rawId: string;
                /**
                 * @description The type of the credential.
                 * @enum {string}
                 */
                type: "public-key";
                /** @description The results of WebAuthn extensions. Ignored. */
                clientExtensionResults?: {
                    [key: string]: unknown;
                };
                /** @description How the authenticator is attached, such as `platform`. */
                authenticatorAttachment?: string | null;
                /** @description The response of the authenticator. */
                response: {
                    /** @description The client data that the browser passed to the authenticator. In base64url. */
                    clientDataJSON: string;
                    /** @description The attestation object. In base64url. */
                    attestationObject: string;
                    /** @description The authenticator data. In base64url. */
                    authenticatorData?: string;
                    /** @description How the browser can reach the authenticator, such as `usb`. */
                    transports?: string[];
                    /** @description The COSE algorithm of the public key. */
                    publicKeyAlgorithm?: number;
                    /** @description The public key. In base64url. */
                    publicKey?: string;
                };
            };
        };
        PasswordByLinkInput: {
            /** @description The part of the link after the #. */
            token: string;
            /** @description The new password. */
            password: string;
        };
        PasswordChange: {
            /** @description The current password. */
            current: string;
            /** @description The new password. */
            new: string;
        };
        PasswordResetInput: {
            /**
             * Format: email
             * @description The e-mail address of the user.
             * @example post@example.com
             */
            email: string;
        };
        PasswordShown: {
            /** @description The current password. */
            password: string;
        };
        Payout: {
            /**
             * Format: uuid
             * @description The id of the payout.
             */
            payoutId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The case of the voucher; null on the payout of a settlement.
             */
            caseId: string | null;
            /**
             * Format: uuid
             * @description The voucher that created the payout, if the recipient is a contact.
             */
            caseVoucherId: string | null;
            /**
             * Format: uuid
             * @description The recipient, if it is a contact.
             */
            contactId: string | null;
            /**
             * Format: uuid
             * @description The settlement that created the payout, if the recipient is a creditor.
             */
            billingId: string | null;
            /**
             * Format: uuid
             * @description The recipient, if it is a creditor.
             */
            creditorId: string | null;
            /** @description The recipient’s name when the payout was created. */
            recipientName: string;
            /** @description The Danish account to pay to; null if it is paid to an IBAN. */
            bankAccount: components["schemas"]["BankAccount"] | null;
            /** @description The IBAN to pay to; null if it is paid to a Danish account. */
            ibanAccount: components["schemas"]["IbanAccount"] | null;
            /** @description The last change of the recipient’s bank account, shown on the first payout after it and on every payout it blocks. */
            accountChange: components["schemas"]["AccountNotice"] | null;
            /**
             * @description While `REQUIRED`, the payout can neither be exported nor marked as paid: the recipient’s bank account was changed recently, or is no longer the one on the payout.
             * @enum {string}
             */
            approvalState: "NOT_REQUIRED" | "REQUIRED" | "APPROVED";
            /**
             * Format: date-time
             * @description When a second person approved the payout.
             * @example 2024-04-30T23:00:00.000Z
             */
            approvedAt: string | null;
            /** @description Who approved it. */
            approvedBy: components["schemas"]["Actor"] | null;
            /** @description The account to pay from, as it was on creation; null if none. */
            transactionAccount: components["schemas"]["PayoutSource"] | null;
            /**
             * @description The amount to pay out, in the minor unit of the currency.
             * @example 120000
             */
            amount: number;
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description `PENDING` until the payout is marked as paid.
             * @enum {string}
             */
            state: "PENDING" | "PAID";
            /**
             * Format: date
             * @description The day the bank paid.
             * @example 2026-03-31
             */
            paidOn: string | null;
            /** @description The bank’s reference for the payment. */
            reference: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When the payout was marked as paid.
             */
            paidAt: string | null;
            /** @description Who marked it as paid. */
            paidBy: components["schemas"]["Actor"] | null;
            /** @description The current name of the creditor of the settlement or the case. */
            creditorName: string | null;
            /** @description The current name of the customer of the case. */
            debtorName: string | null;
            /** @description The number of the case. */
            caseSeqId: number | null;
            /** @description The number of the settlement. */
            billingSeqId: number | null;
        };
        PayoutPatch: {
            /**
             * @description A `PENDING` payout can become `PAID`, never the reverse.
             * @enum {string}
             */
            state: "PENDING" | "PAID";
            /**
             * Format: date
             * @description The day the bank paid. Defaults to today.
             * @example 2026-03-31
             */
            paidOn?: string;
            /** @description The bank’s reference for the payment. */
            reference?: string | null;
        };
        PayoutSource: {
            /**
             * Format: uuid
             * @description The transaction account.
             */
            transactionAccountId: string;
            /** @description Its name when the payout was created. */
            name: string;
            /** @description Danish bank account. */
            bankAccount: components["schemas"]["BankAccount"];
        };
        PayoutSums: {
            /** @description The sums for each currency. */
            currencies: {
                /**
                 * @description ISO 4217 code of the currency.
                 * @enum {string}
                 */
                currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description The number of payouts. */
                count: number;
                /**
                 * @description The total of the payouts, in the minor unit of the currency.
                 * @example 120000
                 */
                amount: number;
                /**
                 * @description The part of `amount` that is not marked as paid.
                 * @example 120000
                 */
                pending: number;
                /**
                 * @description The part of `pending` that waits for a second person’s approval and is left out of exports.
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
            /** @description The other users who have the case open, earliest first. */
            others: components["schemas"]["PresentUser"][];
        };
        PresenceInput: {
            /**
             * Format: uuid
             * @description The case that is open.
             */
            caseId: string;
            /**
             * Format: uuid
             * @description An id that the browser window generates whenever it opens a case. Once it is `gone`, it stays gone.
             */
            viewId: string;
            /**
             * @description `here` while the case is open, repeated every few seconds; `gone` when it is closed.
             * @enum {string}
             */
            state: "here" | "gone";
        };
        PresentUser: {
            /**
             * Format: uuid
             * @description The user who has the case open.
             */
            userId: string;
            /** @description The name of the user. */
            name: string;
            /**
             * Format: date-time
             * @description When the user opened the case, in the first window if there are several.
             * @example 2024-04-30T23:00:00.000Z
             */
            since: string;
        };
        /** Problem */
        Problem: {
            /**
             * @description The address of a page that explains the problem and how to fix the request.
             * @example /problems/validation-failed
             */
            type: string;
            /** @description The problem in general. Like `detail` and the messages, in the language of `Content-Language`. */
            title: string;
            /** @description The HTTP status code. */
            status: number;
            /** @description What went wrong with this request, and how to fix it. */
            detail: string;
            /** @description The address of the request in the request log. */
            instance: string;
            /** @description The same text as `detail`. */
            message: string;
            /**
             * @description Identifies the problem. It never changes.
             * @enum {string}
             */
            code: "malformed-json" | "bad-request" | "body-too-large" | "unsupported-media-type" | "validation-failed" | "unknown-fields" | "unknown-reference" | "route-not-found" | "method-not-allowed" | "not-found" | "precondition-failed" | "idempotency-key-invalid" | "idempotency-key-reused" | "idempotency-in-progress" | "unavailable" | "internal" | "sign-in-refused" | "scope-not-held" | "user-inactive" | "passkey-taken" | "role-too-low" | "cross-site-request" | "unauthorized" | "insufficient-scope" | "rate-limited" | "too-many-streams" | "creditor-reference-taken" | "email-taken" | "property-handle-taken" | "voucher-type-handle-taken" | "end-reason-handle-taken" | "in-use" | "default-account-taken" | "customer-reference-taken" | "voucher-not-payable" | "amount-exceeds-outstanding" | "currency-mismatch" | "unique-id-taken" | "billing-draft-open" | "creditor-entry-reversed" | "total-too-large" | "payment-date-in-future" | "payment-date-too-early" | "voucher-already-reversed" | "allocation-undone" | "file-type-refused" | "file-content-refused" | "file-in-use" | "rendering-too-large" | "template-handle-taken" | "responsible-role-too-low" | "token-revoked" | "password-link-invalid" | "password-wrong" | "password-not-recent" | "code-wrong" | "passkey-refused" | "too-many-passkeys" | "second-factor-required" | "invitation-accepted" | "role-without-sign-in" | "second-person-needed" | "no-second-factor" | "factor-reset-own" | "last-admin" | "cases-not-mergeable" | "case-merged" | "case-not-merged" | "merge-has-allocations" | "case-not-paid" | "status-not-allowed" | "end-reason-required" | "standard-update-type" | "objection-open" | "standard-end-reason" | "payout-contact-required" | "payout-contact-not-allowed" | "contact-without-bank-account" | "case-total-too-large" | "reversal-not-reversible" | "payout-not-reversible" | "voucher-not-a-credit" | "amount-exceeds-unallocated" | "allocation-of-reversal" | "payment-reference-ambiguous" | "voucher-not-found" | "voucher-not-unique" | "billing-model-missing" | "nothing-to-bill" | "payout-below-minimum" | "billing-too-large" | "billing-approved" | "creditor-bank-account-missing" | "payout-paid" | "payout-approval-required" | "creditor-owes-less" | "creditor-entry-final" | "standard-voucher-type" | "customer-not-unique" | "last-debtor" | "creditor-closed" | "state-not-allowed" | "recipient-without-address" | "deadline-too-short" | "unknown-mention" | "template-invalid" | "file-quota-exceeded" | "webhook-url-refused";
            /** @description The fields that are wrong. */
            errors?: {
                /** @description JSON pointer to the field. */
                path: string;
                /** @description What is wrong with the field. */
                message: string;
            }[];
            /** @description The id of the request, as in its `Request-Id` header. */
            requestId: string;
        };
        PropertyType: {
            /**
             * Format: uuid
             * @description The id of the property type.
             */
            propertyTypeId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The key of the value in `properties`. */
            handle: string;
            /** @description The name of the property on screens. */
            label: string;
            /**
             * @description The type of the values: `checkbox` is a boolean, `date` a string such as 2024-05-01, `dropdown` one of the options, `text` a string of at most 5,000 characters, `number` a number, `file` the id of a file, `address` an object like the address of a creditor, `money` an integer in the minor unit of the currency. A value can always be null.
             * @enum {string}
             */
            type: "checkbox" | "date" | "dropdown" | "text" | "number" | "file" | "address" | "money";
            /**
             * @description What has the property: cases, case vouchers or creditors.
             * @enum {string}
             */
            entity: "case" | "case-voucher" | "creditor";
            /** @description The choices of a `dropdown`; null for every other type. */
            options: string[] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        PropertyTypeInput: {
            /**
             * @description The key of the value in `properties`: a letter, then letters, digits, `-` and `_`, at most 64 characters. Unique among the property types of the entity.
             * @example department
             */
            handle: string;
            /** @description The name of the property on screens. */
            label: string;
            /**
             * @description The type of the values: `checkbox` is a boolean, `date` a string such as 2024-05-01, `dropdown` one of the options, `text` a string of at most 5,000 characters, `number` a number, `file` the id of a file, `address` an object like the address of a creditor, `money` an integer in the minor unit of the currency. A value can always be null.
             * @enum {string}
             */
            type: "checkbox" | "date" | "dropdown" | "text" | "number" | "file" | "address" | "money";
            /**
             * @description What has the property: cases, case vouchers or creditors.
             * @default case
             * @enum {string}
             */
            entity?: "case" | "case-voucher" | "creditor";
            /**
             * @description The choices of a `dropdown`, which must have options. No other type has any.
             * @example [
             *       "North",
             *       "South"
             *     ]
             */
            options?: string[] | null;
        };
        PropertyTypePatch: {
            /** @description The name of the property on screens. */
            label?: string;
            /**
             * @description The choices of a `dropdown`, which must have options. No other type has any.
             * @example [
             *       "North",
             *       "South"
             *     ]
             */
            options?: string[] | null;
        };
        RecoveryCodes: {
            /** @description Codes to sign in with if the device is lost. */
            recoveryCodes: string[];
        };
        ReferenceVoucherInput: {
            /**
             * Format: uuid
             * @description The type of the voucher.
             */
            voucherTypeId: string;
            /**
             * @description In the minor unit of the currency: 1,200.00 is 120000. The sign is ignored; the voucher type determines whether it is a debit or a credit.
             * @example 120000
             */
            amount: number;
            /**
             * @description Whose claim it is, or who received the payment.
             * @enum {string}
             */
            source: "CREDITOR" | "COLLECTOR";
            /**
             * Format: timestamp
             * @description The date of the voucher, as a timestamp or a plain date.
             * @example 2024-05-01 00:00:00.000+01
             */
            date: string;
            /**
             * Format: timestamp
             * @description The first day that bears interest. Defaults to the due date.
             * @example 2024-05-01 00:00:00.000+01
             */
            interestStartDate?: string | null;
        };
        RegisteredCasePayment: {
            /**
             * Format: uuid
             * @description The deposit that was created.
             */
            caseVoucherId: string;
            /**
             * Format: uuid
             * @description The case the payment is on.
             */
            caseId: string;
            /**
             * @description The part of the deposit that is still unallocated, such as an overpayment.
             * @example 120000
             */
            unallocated: number;
            /** @description The allocations that the payment created. */
            allocations: components["schemas"]["CaseVoucherAllocation"][];
        };
        RegistryIdentifier: {
            /**
             * @description The registry, with its country.
             * @enum {string}
             */
            scheme: "DK:CVR" | "DK:CPR" | "NO:ORG" | "NO:ORGNR" | "SE:ORGNR" | "GLN";
            /**
             * @description The number in the registry.
             * @example 12345674
             */
            value: string;
        };
        SavedView: {
            /**
             * Format: uuid
             * @description The id of the saved view.
             */
            savedViewId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the view. */
            name: string;
            /**
             * @description The list that the view filters.
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
            /** @description Whether all users of the tenant see the view. */
            shared: boolean;
            /** @description Whether the caller created the view. */
            mine: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        SavedViewInput: {
            /** @description The name of the view. */
            name: string;
            /**
             * @description The list that the view filters.
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
            /** @description Whether all users of the tenant see the view. */
            shared?: boolean;
        };
        SavedViewPatch: {
            /** @description The name of the view. */
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
            /** @description Whether all users of the tenant see the view. */
            shared?: boolean;
        };
        ScopeCatalogue: {
            /** @description The scopes, in alphabetical order. */
            scopes: {
                /** @description The scope, such as `read:cases`. */
                scope: string;
                /** @description The operations that the scope allows. */
                operations: {
                    /** @description The id of the operation. */
                    id: string;
                    /** @description The HTTP method. */
                    method: string;
                    /** @description The path, with parameters in braces. */
                    path: string;
                    /** @description What the operation does. */
                    summary: string;
                }[];
            }[];
        };
        Session: {
            /**
             * Format: uuid
             * @description The id of the session.
             */
            sessionId: string;
            user: components["schemas"]["SessionUser"];
            tenant: components["schemas"]["SessionTenant"];
            /**
             * @description The scopes of which the role of the user allows at least one operation.
             * @example [
             *       "read:cases",
             *       "write:cases"
             *     ]
             */
            scopes: string[];
            /** @description How the user signed in. */
            methods: ("password" | "totp" | "passkey" | "recovery-code")[];
            /**
             * Format: date-time
             * @description When the session ends even if it is used. Unused, it ends after 30 minutes.
             */
            expiresAt: string;
        };
        SessionTenant: {
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the tenant. */
            name: string;
            /**
             * @description The IANA time zone of the tenant.
             * @example Europe/Copenhagen
             */
            timeZone: string;
            /** @description The two-letter code of the tenant’s language. */
            language: string;
            /**
             * @description The default currency of new cases.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
        };
        SessionUser: {
            /**
             * Format: uuid
             * @description The id of the user.
             */
            userId: string;
            /** @description The name of the user. */
            name: string;
            /** @description The e-mail address that the user signs in with. */
            email: string;
            /**
             * @description The role of the user.
             * @enum {string}
             */
            role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /** @description The two-letter code of the user’s language. */
            language: string;
        };
        SignInInput: {
            /**
             * Format: email
             * @description The e-mail address of the user. Case is ignored.
             * @example post@example.com
             */
            email: string;
            /** @description The password of the user. */
            password: string;
            /**
             * Format: uuid
             * @description The tenant to sign in to, if the user has access to several.
             */
            tenantId?: string;
        };
        SignInOutcome: {
            /**
             * @description `signed-in`: the cookie is a session. `second-factor`: complete signing in with one of `methods` within ten minutes. `enrolment`: the tenant requires a second factor and you have none; set one up within ten minutes (`start-totp` or `start-passkey`), which signs you in. `choose-tenant`: the password is valid on several tenants; send it again with the `tenantId` of one of them.
             * @enum {string}
             */
            state: "signed-in" | "second-factor" | "enrolment" | "choose-tenant";
            /** @description The second factors you can use, if the state is `second-factor`. */
            methods?: ("totp" | "passkey" | "recovery-code")[];
            /** @description The tenants to choose from, if the state is `choose-tenant`. */
            tenants?: {
                /**
                 * Format: uuid
                 * @description The id of the tenant.
                 */
                tenantId: string;
                /** @description The name of the tenant. */
                name: string;
            }[];
            session?: components["schemas"]["Session"];
        };
        Template: {
            /**
             * Format: uuid
             * @description The id of the template.
             */
            templateId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description Identifies the purpose of the template. */
            handle: string;
            /** @description The name of the template, for staff. */
            name: string;
            /**
             * @description Whether it is a letter or an e-mail.
             * @enum {string}
             */
            kind: "letter" | "email";
            /**
             * @description The language of the text. Amounts and dates are formatted for it too.
             * @enum {string}
             */
            language: "da" | "en";
            /** @description The subject line, as a Liquid template. */
            subject: string;
            /** @description The text, as a Liquid template: HTML for an e-mail, plain text for a letter. */
            body: string;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        TemplateInput: {
            /**
             * @description Identifies the purpose of the template. Templates for the same purpose in other languages and kinds share it.
             * @example reminder
             */
            handle: string;
            /** @description The name of the template, for staff. */
            name: string;
            /**
             * @description Whether it is a letter or an e-mail.
             * @enum {string}
             */
            kind: "letter" | "email";
            /**
             * @description The language of the text. Amounts and dates are formatted for it too.
             * @enum {string}
             */
            language: "da" | "en";
            /**
             * @description The subject line, as a Liquid template.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject: string;
            /**
             * @description The text, as a Liquid template. For an e-mail it is HTML, which is sanitised. For a letter it is plain text: an empty line ends a paragraph, `# ` starts a heading, `- ` a list item, and `**` marks bold. The filters `money` and `date` format amounts and dates, and `{{ vouchers | table }}` inserts the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body: string;
        };
        TemplatePatch: {
            /**
             * @description Identifies the purpose of the template. Templates for the same purpose in other languages and kinds share it.
             * @example reminder
             */
            handle?: string;
            /** @description The name of the template, for staff. */
            name?: string;
            /**
             * @description The language of the text. Amounts and dates are formatted for it too.
             * @enum {string}
             */
            language?: "da" | "en";
            /**
             * @description The subject line, as a Liquid template.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject?: string;
            /**
             * @description The text, as a Liquid template. For an e-mail it is HTML, which is sanitised. For a letter it is plain text: an empty line ends a paragraph, `# ` starts a heading, `- ` a list item, and `**` marks bold. The filters `money` and `date` format amounts and dates, and `{{ vouchers | table }}` inserts the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body?: string;
        };
        TemplatePreview: {
            /** @description The subject line, filled in. */
            subject: string;
            /** @description The text, filled in: sanitised HTML for an e-mail, plain text for a letter. */
            body: string;
        };
        TemplatePreviewInput: {
            /**
             * @description Whether it is a letter or an e-mail.
             * @enum {string}
             */
            kind: "letter" | "email";
            /**
             * @description The language of the text. Amounts and dates are formatted for it too.
             * @enum {string}
             */
            language: "da" | "en";
            /**
             * @description The subject line, as a Liquid template.
             * @example Rykker: sag {{ case.journalNumber }}
             */
            subject: string;
            /**
             * @description The text, as a Liquid template. For an e-mail it is HTML, which is sanitised. For a letter it is plain text: an empty line ends a paragraph, `# ` starts a heading, `- ` a list item, and `**` marks bold. The filters `money` and `date` format amounts and dates, and `{{ vouchers | table }}` inserts the table of vouchers.
             * @example Vi mangler {{ balance.outstanding | money }} senest {{ deadline | date }}.
             */
            body: string;
            /**
             * Format: uuid
             * @description The case whose data to fill in. Defaults to example data.
             */
            caseId?: string | null;
            /**
             * Format: uuid
             * @description The recipient: a user of the customer. Defaults to the debtor of the case.
             */
            userId?: string | null;
            /**
             * Format: date
             * @description The last day to pay or respond. Defaults to 14 days from today.
             * @example 2030-03-16
             */
            deadline?: string;
        };
        TenantSettings: {
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the tenant, as debtors see it. */
            name: string;
            /**
             * @description IANA name of the time zone of the tenant, in which plain dates are read.
             * @example Europe/Copenhagen
             */
            timeZone: string;
            /** @description Two-letter code of the default language of users, customers and letters. */
            language: string;
            /**
             * @description The default currency of new cases.
             * @enum {string|null}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            /**
             * Format: uuid
             * @description The file of the logo on letters, settlements and the debtor web: a PNG or JPEG of at most 1 MiB and 2,000,000 pixels.
             */
            logoFileId: string | null;
            /** @description The phone number that debtors can call. */
            phone: components["schemas"]["Phone"] | null;
            /** @description The e-mail address that debtors can write to. */
            email: string | null;
            /** @description Payment instructions for debtors. */
            paymentInstructions: string | null;
            /** @description The account that debtors pay to if no transaction account is the default for the currency. It applies to cases in the currency of the tenant (DKK by default). */
            bankAccount: components["schemas"]["BankAccount"] | null;
            /** @description The address of the tenant, shown on the debtor web. */
            address: components["schemas"]["Address"] | null;
            /**
             * @description Telephone hours, as shown to debtors.
             * @example Mandag–torsdag 9–15
             */
            openingHours: string | null;
            /**
             * @description The reference that debtors put on a payment. It must contain `{{caseNumber}}`, which becomes the journal number of the case, or its number if it has none. Null means that number alone.
             * @example Sag {{caseNumber}}
             */
            paymentReference: string | null;
            /** @description The number of days after a debtor link was created within which the debtor web asks for payment, if the whole debt was already due and no letter sets a later deadline. */
            paymentDeadlineDays: number | null;
            /** @description How many days back a payment may be dated; 0 means today only, null means no limit. */
            paymentDaysBack: number | null;
            /** @description Whether a case ends as PAID when a payment settles its whole debt, including accrued interest. */
            endPaidCases: boolean;
            /** @description Whether everyone who signs in needs a second factor. Users without one are signed out when this is switched on, and must set one up after entering their password. Tokens are not affected. */
            secondFactorRequired: boolean;
            /** @description For this many days after the bank account of a creditor or contact was changed, a payout to it needs approval by a second person; 0 means never. Defaults to 7. Lowering it takes effect when the previous period has run out. */
            payoutReviewDays: number;
            /** @description The previous, higher value after it was lowered; otherwise 0. */
            formerPayoutReviewDays: number;
            /**
             * Format: date-time
             * @description Until when `formerPayoutReviewDays` applies, after `payoutReviewDays` was lowered.
             */
            formerPayoutReviewUntil: string | null;
        };
        TenantSettingsPatch: {
            /** @description The name of the tenant, as debtors see it. */
            name?: string;
            /**
             * @description IANA name of the time zone of the tenant, in which plain dates are read.
             * @example Europe/Copenhagen
             */
            timeZone?: string;
            /**
             * @description Two-letter code of the default language of users, customers and letters.
             * @example da
             */
            language?: string;
            /**
             * @description The default currency of new cases.
             * @enum {string|null}
             */
            currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF" | null;
            /**
             * Format: uuid
             * @description The file of the logo on letters, settlements and the debtor web: a PNG or JPEG of at most 1 MiB and 2,000,000 pixels.
             */
            logoFileId?: string | null;
            /** @description The phone number that debtors can call. */
            phone?: components["schemas"]["Phone"] | null;
            /**
             * Format: email
             * @description The e-mail address that debtors can write to.
             * @example post@example.com
             */
            email?: string | null;
            /** @description Payment instructions for debtors. */
            paymentInstructions?: string | null;
            /** @description The account that debtors pay to if no transaction account is the default for the currency. It applies to cases in the currency of the tenant (DKK by default). */
            bankAccount?: components["schemas"]["BankAccount"] | null;
            /** @description The address of the tenant, shown on the debtor web. */
            address?: components["schemas"]["Address"] | null;
            /**
             * @description Telephone hours, as shown to debtors.
             * @example Mandag–torsdag 9–15
             */
            openingHours?: string | null;
            /**
             * @description The reference that debtors put on a payment. It must contain `{{caseNumber}}`, which becomes the journal number of the case, or its number if it has none. Null means that number alone.
             * @example Sag {{caseNumber}}
             */
            paymentReference?: string | null;
            /** @description The number of days after a debtor link was created within which the debtor web asks for payment, if the whole debt was already due and no letter sets a later deadline. */
            paymentDeadlineDays?: number | null;
            /** @description How many days back a payment may be dated; 0 means today only, null means no limit. */
            paymentDaysBack?: number | null;
            /** @description Whether a case ends as PAID when a payment settles its whole debt, including accrued interest. */
            endPaidCases?: boolean;
            /** @description Whether everyone who signs in needs a second factor. Users without one are signed out when this is switched on, and must set one up after entering their password. Tokens are not affected. */
            secondFactorRequired?: boolean;
            /** @description For this many days after the bank account of a creditor or contact was changed, a payout to it needs approval by a second person; 0 means never. Defaults to 7. Lowering it takes effect when the previous period has run out. */
            payoutReviewDays?: number;
        };
        TestEvent: {
            /**
             * Format: uuid
             * @description The id of the event.
             */
            eventId: string;
            /** @description The type of the event. */
            event: string;
            /**
             * Format: date-time
             * @description When it was sent.
             * @example 2024-04-30T23:00:00.000Z
             */
            time: string;
            /** @description Example data, as described under `webhooks`. */
            data: unknown;
            /**
             * Format: uuid
             * @description The id of the delivery to the webhook; null if it was sent to the stream.
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
             * @description The webhook to send it to, even if that is disabled. By default it is sent to everyone who listens to the stream.
             */
            webhookId?: string | null;
        };
        Token: {
            /**
             * Format: uuid
             * @description The id of the token.
             */
            tokenId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description A name that describes the purpose of the token. */
            name: string;
            /** @description Characters by which to recognise the token. They are not part of the secret. */
            hint: string;
            /** @description The scopes of the token. */
            scopes: string[];
            /**
             * Format: date-time
             * @description When the token expires; null means never.
             * @example 2024-04-30T23:00:00.000Z
             */
            expiresAt: string | null;
            /**
             * Format: date-time
             * @description When the token was revoked, if it was.
             * @example 2024-04-30T23:00:00.000Z
             */
            revokedAt: string | null;
            /**
             * Format: date-time
             * @description When the token was last used, to the minute; null if never.
             */
            lastUsedAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        TokenInput: {
            /** @description A name that describes the purpose of the token. */
            name: string;
            /** @description The scopes of the token. Each must be required by some operation and held by the caller. */
            scopes: string[];
            /**
             * Format: timestamp
             * @description When the token expires, as a timestamp or a plain date; null means never.
             * @example 2024-05-01 00:00:00.000+01
             */
            expiresAt?: string | null;
        };
        TokenPatch: {
            /** @description A name that describes the purpose of the token. */
            name?: string;
            /** @description The scopes of the token. Each must be required by some operation and held by the caller. */
            scopes?: string[];
            /**
             * Format: timestamp
             * @description When the token expires, as a timestamp or a plain date; null means never.
             * @example 2024-05-01 00:00:00.000+01
             */
            expiresAt?: string | null;
        };
        TokenPermissions: {
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The calling token. */
            token: {
                /**
                 * Format: uuid
                 * @description The id of the token.
                 */
                id: string;
                /** @description The name of the token. */
                name: string;
            };
            /**
             * @description The scopes of the token.
             * @example [
             *       "read:contacts",
             *       "write:contacts"
             *     ]
             */
            scopes: string[];
        };
        TotpSetup: {
            /** @description The secret in base32, to be typed into an app. */
            secret: string;
            /** @description The otpauth URI, to be shown as a QR code. */
            uri: string;
        };
        TransactionAccount: {
            /**
             * Format: uuid
             * @description The id of the account.
             */
            transactionAccountId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the account. */
            name: string;
            /** @description Danish bank account. */
            bankAccount: components["schemas"]["BankAccount"];
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /** @description Whether it is the default account of its currency. */
            isDefault: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        TransactionAccountInput: {
            /** @description The name of the account. */
            name: string;
            /** @description Danish bank account. */
            bankAccount: components["schemas"]["BankAccount"];
            /**
             * @description ISO 4217 code of the currency.
             * @enum {string}
             */
            currency: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            /**
             * @description Whether it is the default account of its currency. Setting it replaces the previous default.
             * @default false
             */
            isDefault?: boolean;
        };
        TransactionAccountPatch: {
            /** @description The name of the account. */
            name?: string;
            /** @description Danish bank account. */
            bankAccount?: components["schemas"]["BankAccount"];
            /** @description Whether it is the default account of its currency. Setting it replaces the previous default. */
            isDefault?: boolean;
        };
        UltimateCreditor: {
            /**
             * Format: uuid
             * @description The id of the ultimate creditor.
             */
            ultimateCreditorId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /**
             * Format: uuid
             * @description The creditor that collects the claims now.
             */
            creditorId: string;
            /** @description The name of the ultimate creditor. */
            name: string;
            /** @description Postal address. */
            address: components["schemas"]["Address"] | null;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier: components["schemas"]["RegistryIdentifier"] | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        UltimateCreditorInput: {
            /**
             * Format: uuid
             * @description The creditor that collects the claims now.
             */
            creditorId: string;
            /** @description The name of the ultimate creditor. */
            name: string;
            /** @description Postal address. */
            address?: components["schemas"]["Address"] | null;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        UltimateCreditorPatch: {
            /** @description The name of the ultimate creditor. */
            name?: string;
            /** @description Postal address. */
            address?: components["schemas"]["Address"] | null;
            /** @description Number in a public registry, such as a CVR number. */
            registryIdentifier?: components["schemas"]["RegistryIdentifier"] | null;
        };
        Update: {
            /**
             * Format: uuid
             * @description The id of the update.
             */
            updateId: string;
            /**
             * Format: uuid
             * @description The case, customer or creditor that the update belongs to.
             */
            referenceId: string;
            /**
             * Format: uuid
             * @description The type of the update.
             */
            updateTypeId: string;
            /** @description The label of the update type. */
            label: string;
            /** @description The description of the update type. */
            description: string;
            /** @description The priority of the update type. */
            priority: number;
            /** @description The text of the update. */
            update: string;
            /** @description Free-form data of the update, such as `promisedAmount` of a promise to pay. */
            data: unknown;
            /**
             * Format: uuid
             * @description A record that the update refers to, for example a case voucher.
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
            /** @description Free-form data about the purpose of the update. It is stored and not interpreted. */
            intention: unknown;
            /**
             * @description Whether the workflow task was executed or rolled back.
             * @enum {string|null}
             */
            state: "EXECUTED" | "ROLLED_BACK" | null;
            /** @description Data of the workflow task that produced the update. */
            procedure: unknown;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When the pause begins.
             * @example 2024-04-30T23:00:00.000Z
             */
            pausedAt: string;
            /**
             * Format: date-time
             * @description When the update is continued, which may be in the future; null while no date is set.
             */
            continuedAt: string | null;
            /**
             * Format: date-time
             * @description When the reminder is due.
             * @example 2024-04-30T23:00:00.000Z
             */
            remindedAt: string;
            /** @description The kind of party responsible, such as `user`; null if nobody is. */
            responsibleType: string | null;
            /**
             * Format: uuid
             * @description The id of the responsible party; null if nobody is.
             */
            responsibleReferenceId: string | null;
            /**
             * @description The role that a user needs to be responsible for the update.
             * @enum {string|null}
             */
            responsiblePermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * @description The highest role from which the update is hidden.
             * @enum {string|null}
             */
            hiddenPermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * Format: uuid
             * @description The type of the update created when the case ends.
             */
            pauseWithUpdateOnCaseExit: string | null;
            /** @description Whether the update is continued when the case ends. */
            continueOnCaseExit: boolean;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /** @description Who resumed it. */
            continuedBy: components["schemas"]["Actor"] | null;
        };
        UpdateInput: {
            /**
             * Format: uuid
             * @description The type of the update.
             */
            updateTypeId: string;
            /**
             * Format: uuid
             * @description The case, customer or creditor that the update belongs to. The `referenceType` of its type says which.
             */
            referenceId: string;
            /**
             * @description The text of the update.
             * @default
             */
            update?: string;
            /** @description Free-form data of the update, such as `promisedAmount` of a promise to pay. */
            data?: unknown;
            /**
             * Format: uuid
             * @description A record that the update refers to, for example a case voucher. It must belong to the same case, customer or creditor.
             */
            refId?: string | null;
            /** @description Free-form data about the purpose of the update. It is stored and not interpreted. */
            intention?: unknown;
            /**
             * Format: timestamp
             * @description When the pause begins, as a timestamp or a plain date; now by default.
             * @example 2024-05-01 00:00:00.000+01
             */
            pausedAt?: string;
            /**
             * Format: timestamp
             * @description When the reminder is due, as a timestamp or a plain date; `pausedAt` by default.
             * @example 2024-05-01 00:00:00.000+01
             */
            remindedAt?: string;
            /**
             * @description The kind of party responsible. `user` means a user of the tenant; you can define other kinds.
             * @example user
             */
            responsibleType?: string | null;
            /**
             * Format: uuid
             * @description The id of the responsible party. A user must be active and have the role that the update type requires.
             */
            responsibleReferenceId?: string | null;
        };
        UpdatePatch: {
            /**
             * Format: timestamp
             * @description When the update is continued, as a timestamp or a plain date.
             * @example 2024-05-01 00:00:00.000+01
             */
            continuedAt: string;
        };
        UpdateType: {
            /**
             * Format: uuid
             * @description The id of the update type.
             */
            updateTypeId: string;
            /** @description The name of the type on screens. */
            label: string;
            /** @description What the type is for. */
            description: string;
            /** @description A number for clients to sort by. The service does not use it. */
            priority: number;
            /** @description Whether an open update of this type pauses the case. */
            pausing: boolean;
            /** @description Whether caseworkers can choose the type. */
            selectable: boolean;
            /** @description Whether the creditor sees updates of this type. */
            public: boolean;
            /**
             * @description What updates of this type belong to.
             * @enum {string}
             */
            referenceType: "CASE" | "CUSTOMER" | "CREDITOR";
            /**
             * Format: uuid
             * @description Types with the same group id are shown together.
             */
            groupId: string | null;
            /** @description The name of the group on screens. */
            groupLabel: string | null;
            /** @description Whether clients should highlight updates of this type. */
            important: boolean;
            /**
             * @description The role that a user needs to be responsible for such an update.
             * @enum {string|null}
             */
            responsiblePermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * @description The highest role from which updates of this type are hidden.
             * @enum {string|null}
             */
            hiddenPermissionLevel: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * Format: uuid
             * @description When the case ends, an update of this other type (one for cases) is created for each open update.
             */
            pauseWithUpdateOnCaseExit: string | null;
            /** @description Whether updates of this type are continued when the case ends. */
            continueOnCaseExit: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
        };
        UpdateTypeInput: {
            /** @description The name of the type on screens. */
            label: string;
            /**
             * @description What the type is for.
             * @default
             */
            description?: string;
            /**
             * @description A number for clients to sort by. The service does not use it.
             * @default 0
             */
            priority?: number;
            /**
             * @description Whether an open update of this type pauses the case.
             * @default false
             */
            pausing?: boolean;
            /**
             * @description Whether caseworkers can choose the type.
             * @default true
             */
            selectable?: boolean;
            /**
             * @description Whether the creditor sees updates of this type.
             * @default false
             */
            public?: boolean;
            /**
             * @description Whether clients should highlight updates of this type.
             * @default false
             */
            important?: boolean;
            /**
             * @description What updates of this type belong to.
             * @default CASE
             * @enum {string}
             */
            referenceType?: "CASE" | "CUSTOMER" | "CREDITOR";
            /**
             * Format: uuid
             * @description Types with the same group id are shown together.
             */
            groupId?: string | null;
            /** @description The name of the group on screens. */
            groupLabel?: string | null;
            /**
             * @description The role that a user needs to be responsible for such an update.
             * @enum {string|null}
             */
            responsiblePermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * @description The highest role from which updates of this type are hidden.
             * @enum {string|null}
             */
            hiddenPermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * Format: uuid
             * @description When the case ends, an update of this other type (one for cases) is created for each open update.
             */
            pauseWithUpdateOnCaseExit?: string | null;
            /**
             * @description Whether updates of this type are continued when the case ends.
             * @default false
             */
            continueOnCaseExit?: boolean;
        };
        UpdateTypePatch: {
            /** @description The name of the type on screens. */
            label?: string;
            /**
             * @description What the type is for.
             * @default
             */
            description?: string;
            /**
             * @description A number for clients to sort by. The service does not use it.
             * @default 0
             */
            priority?: number;
            /**
             * @description Whether an open update of this type pauses the case.
             * @default false
             */
            pausing?: boolean;
            /**
             * @description Whether caseworkers can choose the type.
             * @default true
             */
            selectable?: boolean;
            /**
             * @description Whether the creditor sees updates of this type.
             * @default false
             */
            public?: boolean;
            /**
             * @description Whether clients should highlight updates of this type.
             * @default false
             */
            important?: boolean;
            /**
             * @description What updates of this type belong to.
             * @default CASE
             * @enum {string}
             */
            referenceType?: "CASE" | "CUSTOMER" | "CREDITOR";
            /**
             * Format: uuid
             * @description Types with the same group id are shown together.
             */
            groupId?: string | null;
            /** @description The name of the group on screens. */
            groupLabel?: string | null;
            /**
             * @description The role that a user needs to be responsible for such an update.
             * @enum {string|null}
             */
            responsiblePermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * @description The highest role from which updates of this type are hidden.
             * @enum {string|null}
             */
            hiddenPermissionLevel?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin" | null;
            /**
             * Format: uuid
             * @description When the case ends, an update of this other type (one for cases) is created for each open update.
             */
            pauseWithUpdateOnCaseExit?: string | null;
            /**
             * @description Whether updates of this type are continued when the case ends.
             * @default false
             */
            continueOnCaseExit?: boolean;
        };
        User: {
            /**
             * Format: uuid
             * @description The id of the user.
             */
            userId: string;
            /** @description The sequence number of the user, unique on the tenant. */
            id: number;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The e-mail address, which the user signs in with. */
            email: string;
            /** @description The name of the user. */
            name: string;
            /**
             * @description What the user may do. Only caseworkers and administrators can sign in.
             * @enum {string}
             */
            role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /** @description The two-letter code of the user’s language. */
            lang: string;
            /** @description Phone number. */
            phone: components["schemas"]["Phone"] | null;
            /** @description False if the user is deactivated and cannot sign in. */
            active: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        UserInput: {
            /**
             * Format: email
             * @description The e-mail address, unique on the tenant. Case is ignored.
             * @example post@example.com
             */
            email: string;
            /** @description The name of the user. */
            name: string;
            /**
             * @description What the user may do. Only caseworkers and administrators can sign in.
             * @enum {string}
             */
            role: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /**
             * @description The two-letter code of the user’s language. Defaults to the language of the tenant.
             * @example da
             */
            lang?: string;
            /** @description Phone number. */
            phone?: components["schemas"]["Phone"] | null;
        };
        UserPatch: {
            /** @description The name of the user. */
            name?: string;
            /**
             * @description What the user may do. Only caseworkers and administrators can sign in.
             * @enum {string}
             */
            role?: "alternative-contact" | "debtor" | "client" | "caseworker" | "admin" | "super-admin";
            /**
             * @description The two-letter code of the user’s language. Defaults to the language of the tenant.
             * @example da
             */
            lang?: string;
            /** @description Phone number. */
            phone?: components["schemas"]["Phone"] | null;
            /** @description False deactivates the user, true reactivates them. */
            active?: boolean;
        };
        VoucherType: {
            /**
             * Format: uuid
             * @description The id of the voucher type.
             */
            voucherTypeId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description A short name for use in code, unique on the tenant. */
            handle: string;
            /** @description The name shown to people. */
            label: string;
            /**
             * @description The kind of claim or credit.
             * @enum {string}
             */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /**
             * @description A debit increases the debt, a credit reduces it.
             * @enum {string}
             */
            direction: "debit" | "credit";
            /** @description Whether the amount of a voucher of this type is paid out to a contact. */
            payoutRecipient: boolean;
            /** @description Whether it is a standard type: these exist on every tenant with the same id and cannot be changed. */
            standard: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        VoucherTypeInput: {
            /**
             * @description A letter, then letters, digits, `-` and `_`; 64 characters at most. Unique on the tenant.
             * @example locksmith
             */
            handle: string;
            /** @description The name shown to people. */
            label: string;
            /**
             * @description The kind of claim or credit. It never changes.
             * @enum {string}
             */
            category: "principal" | "interest" | "fee" | "cost" | "compensation" | "deposit" | "credit-note" | "write-off" | "payout";
            /**
             * @description A debit increases the debt, a credit reduces it. It must match the category: deposits, credit notes and write-offs are credits, all others are debits. Defaults to that.
             * @enum {string}
             */
            direction?: "debit" | "credit";
            /**
             * @description Whether the amount of a voucher of this type is paid out to a contact. Debits only.
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
            /** @description The name shown to people. */
            label?: string;
            /** @description Whether the amount of a voucher of this type is paid out to a contact. Applies to new vouchers; existing payouts stay. Debits only. */
            payoutRecipient?: boolean;
        };
        Warning: {
            /** @description A JSON pointer to the member in the request. */
            path: string;
            /** @description What looks wrong. */
            message: string;
        };
        Webhook: {
            /**
             * Format: uuid
             * @description The id of the webhook.
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description Where events are posted. */
            url: string;
            /** @description A note about the receiver. */
            description: string | null;
            /** @description The event types that are sent; an empty list means all. */
            events: string[];
            /** @description Whether events are sent. A disabled webhook skips them. */
            enabled: boolean;
            /** @description Whether events are sent strictly in order, one at a time. While one fails, later events wait for it. */
            fifo: boolean;
            /** @description Maximum number of requests per second. */
            rateLimit: number;
            /**
             * @description The scopes of its creator when the webhook was created, less those that the creator has lost. Events of other areas are not delivered.
             * @example [
             *       "read:cases",
             *       "read:case-vouchers"
             *     ]
             */
            scopes: string[];
            /**
             * Format: date-time
             * @description Until when earlier secrets sign as well; null if none does.
             * @example 2024-04-30T23:00:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null if the last one succeeded.
             * @example 2024-04-30T23:00:00.000Z
             */
            failingSince: string | null;
            /**
             * @description `gone`: the receiver returned 410. `failing`: every attempt failed for 5 days. `by-hand`: a user disabled it.
             * @enum {string|null}
             */
            disabledReason: "by-hand" | "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled; null if it is enabled.
             * @example 2024-04-30T23:00:00.000Z
             */
            disabledAt: string | null;
            /** @description A sentence about what needs attention; null if nothing does. */
            notice: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
        };
        WebhookAcknowledgeInput: {
            /**
             * Format: uuid
             * @description The last event that was processed.
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
             * @description When it was acknowledged.
             * @example 2024-04-30T23:00:00.000Z
             */
            acknowledgedAt: string;
        };
        WebhookAttempt: {
            /**
             * Format: uuid
             * @description The id of the attempt.
             */
            attemptId: string;
            /** @description Counts the attempts of the delivery, from 1. */
            number: number;
            /**
             * Format: date-time
             * @description When the attempt was made.
             * @example 2024-04-30T23:00:00.000Z
             */
            at: string;
            /**
             * @description Whether the receiver accepted the event.
             * @enum {string}
             */
            outcome: "succeeded" | "failed";
            /** @description The HTTP status of the response; null if there was none. */
            status: number | null;
            /** @description How long the attempt took, in milliseconds. */
            durationMs: number;
            /** @description The first KiB of the response. */
            answer: string | null;
            /** @description The IP address the event was sent to. */
            remoteAddress: string | null;
            /** @description Why the attempt failed; null if it succeeded. */
            error: string | null;
        };
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description The id of the delivery.
             */
            deliveryId: string;
            /**
             * Format: uuid
             * @description The id of the webhook.
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            eventId: string;
            /** @description The type of the event. */
            event: string;
            /**
             * @description `pending`: waiting for its first or next attempt. `succeeded`: received. `failed`: all attempts failed. `skipped`: not sent because the webhook was disabled.
             * @enum {string}
             */
            state: "pending" | "succeeded" | "failed" | "skipped";
            /** @description The number of attempts so far. */
            attemptCount: number;
            /** @description The HTTP status of the last response. */
            lastStatus: number | null;
            /** @description Why the last attempt failed. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due; null if there is none.
             * @example 2024-04-30T23:00:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it succeeded, failed or was skipped; null while pending.
             * @example 2024-04-30T23:00:00.000Z
             */
            doneAt: string | null;
        };
        WebhookDeliveryWithAttempts: {
            /**
             * Format: uuid
             * @description The id of the delivery.
             */
            deliveryId: string;
            /**
             * Format: uuid
             * @description The id of the webhook.
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description The `webhook-id` of every attempt.
             */
            eventId: string;
            /** @description The type of the event. */
            event: string;
            /**
             * @description `pending`: waiting for its first or next attempt. `succeeded`: received. `failed`: all attempts failed. `skipped`: not sent because the webhook was disabled.
             * @enum {string}
             */
            state: "pending" | "succeeded" | "failed" | "skipped";
            /** @description The number of attempts so far. */
            attemptCount: number;
            /** @description The HTTP status of the last response. */
            lastStatus: number | null;
            /** @description Why the last attempt failed. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When the next attempt is due; null if there is none.
             * @example 2024-04-30T23:00:00.000Z
             */
            nextAttemptAt: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it succeeded, failed or was skipped; null while pending.
             * @example 2024-04-30T23:00:00.000Z
             */
            doneAt: string | null;
            /** @description The body that is sent; null if the caller may not read it. */
            body: unknown;
            /** @description The latest 100 attempts, oldest first. Kept for 30 days. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookInput: {
            /**
             * @description Where events are posted: an https URL on the public internet, at port 443 or 8443, without a user name or password.
             * @example https://hooks.example.com/fordring
             */
            url: string;
            /**
             * @description A note about the receiver.
             * @example Our ERP
             */
            description?: string | null;
            /**
             * @description The event types to send; an empty list means all, including types added later.
             * @example [
             *       "cases.create",
             *       "case-vouchers.update"
             *     ]
             */
            events?: string[];
            /** @description Whether events are sent. Defaults to true. */
            enabled?: boolean;
            /** @description Whether events are sent strictly in order, one at a time. While one fails, later events wait for it. */
            fifo?: boolean;
            /** @description Maximum number of requests per second. Defaults to 20. */
            rateLimit?: number;
        };
        WebhookItem: {
            /**
             * Format: uuid
             * @description The id of the event: the `webhook-id` of its deliveries.
             */
            eventId: string;
            /** @description The type of the event. */
            event: string;
            /**
             * Format: date-time
             * @description When it happened.
             * @example 2024-04-30T23:00:00.000Z
             */
            time: string;
            /** @description The data of the event, as described under `webhooks`. */
            data: unknown;
            /**
             * Format: uuid
             * @description The case the event belongs to, if any.
             */
            caseId: string | null;
            /** @description Numbers the events of the case in order, without gaps. */
            sequence: number | null;
        };
        WebhookPatch: {
            /**
             * @description Where events are posted: an https URL on the public internet, at port 443 or 8443, without a user name or password.
             * @example https://hooks.example.com/fordring
             */
            url?: string;
            /**
             * @description A note about the receiver.
             * @example Our ERP
             */
            description?: string | null;
            /**
             * @description The event types to send; an empty list means all, including types added later.
             * @example [
             *       "cases.create",
             *       "case-vouchers.update"
             *     ]
             */
            events?: string[];
            /** @description Whether events are sent. A disabled webhook skips them. */
            enabled?: boolean;
            /** @description Whether events are sent strictly in order, one at a time. While one fails, later events wait for it. */
            fifo?: boolean;
            /** @description Maximum number of requests per second. */
            rateLimit?: number;
        };
        WebhookRedelivery: {
            /** @description The number of deliveries to be sent again. */
            count: number;
        };
        WebhookRedeliveryInput: {
            /**
             * Format: timestamp
             * @description Deliveries created at this time or later.
             * @example 2024-05-01 00:00:00.000+01
             */
            since: string;
            /**
             * Format: uuid
             * @description Only deliveries of this webhook. Defaults to all.
             */
            webhookId?: string | null;
        };
        WebhookSecretRotationInput: {
            /**
             * @description `keep` (the default): earlier secrets keep signing until their 24 hours are over. `revoke-older`: of the earlier secrets, only the one being replaced keeps signing. `revoke-all`: none does; use it if a secret has leaked.
             * @enum {string}
             */
            previousSecrets?: "keep" | "revoke-older" | "revoke-all";
        };
        WebhookWithSecret: {
            /**
             * Format: uuid
             * @description The id of the webhook.
             */
            webhookId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description Where events are posted. */
            url: string;
            /** @description A note about the receiver. */
            description: string | null;
            /** @description The event types that are sent; an empty list means all. */
            events: string[];
            /** @description Whether events are sent. A disabled webhook skips them. */
            enabled: boolean;
            /** @description Whether events are sent strictly in order, one at a time. While one fails, later events wait for it. */
            fifo: boolean;
            /** @description Maximum number of requests per second. */
            rateLimit: number;
            /**
             * @description The scopes of its creator when the webhook was created, less those that the creator has lost. Events of other areas are not delivered.
             * @example [
             *       "read:cases",
             *       "read:case-vouchers"
             *     ]
             */
            scopes: string[];
            /**
             * Format: date-time
             * @description Until when earlier secrets sign as well; null if none does.
             * @example 2024-04-30T23:00:00.000Z
             */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description Since when every attempt has failed; null if the last one succeeded.
             * @example 2024-04-30T23:00:00.000Z
             */
            failingSince: string | null;
            /**
             * @description `gone`: the receiver returned 410. `failing`: every attempt failed for 5 days. `by-hand`: a user disabled it.
             * @enum {string|null}
             */
            disabledReason: "by-hand" | "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description When it was disabled; null if it is enabled.
             * @example 2024-04-30T23:00:00.000Z
             */
            disabledAt: string | null;
            /** @description A sentence about what needs attention; null if nothing does. */
            notice: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
            /**
             * Format: date-time
             * @description When it was last changed.
             * @example 2024-04-30T23:00:00.000Z
             */
            updatedAt: string | null;
            /** @description Who last changed it. */
            updatedBy: components["schemas"]["Actor"] | null;
            /**
             * @description The secret for verifying signatures. It is shown only once.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
        };
        Workflow: {
            /**
             * Format: uuid
             * @description The id of the workflow.
             */
            workflowId: string;
            /**
             * Format: uuid
             * @description The id of the tenant.
             */
            tenantId: string;
            /** @description The name of the workflow. */
            name: string;
            /** @description The steps of the workflow, or what it is for. */
            description: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             * @example 2024-04-30T23:00:00.000Z
             */
            createdAt: string;
            /** @description Who created it. */
            createdBy: components["schemas"]["Actor"];
        };
        WorkflowInput: {
            /** @description The name of the workflow. */
            name: string;
            /** @description The steps of the workflow, or what it is for. */
            description?: string | null;
        };
        WorkflowPatch: {
            /** @description The name of the workflow. */
            name?: string;
            /** @description The steps of the workflow, or what it is for. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                 * @description `live` for tokens that work, `revoked` for revoked ones.
                 * @example live
                 */
                state?: "live" | "revoked";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tokens. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
            /** @description The token, with its secret. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the token.
                 * @example 92f89d5c-7bb6-87a6-a663-da414ee0434c
                 */
                tokenId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the token.
                 * @example 92f89d5c-7bb6-87a6-a663-da414ee0434c
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the token.
                 * @example 92f89d5c-7bb6-87a6-a663-da414ee0434c
                 */
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
            /** @description The updated token. */
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
            /** @description The passkeys, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Your passkeys, oldest first. */
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
                /**
                 * @description The id of the passkey.
                 * @example 6aa9def2-6eb8-8d45-864a-8490f536964e
                 */
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
                /**
                 * @description The id of the passkey.
                 * @example 6aa9def2-6eb8-8d45-864a-8490f536964e
                 */
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
            /** @description The updated passkey. */
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
                 *       "token": "the-part-of-the-link-after-the-hash",
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
                        /** @description The e-mail address to sign in with. */
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
            /** @description The secret, as text and as the content of a QR code. */
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
            /** @description The recovery codes. */
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
            /** @description Signed in, or the next step. */
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
            /** @description Signed out. */
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
            /** @description The active sessions, the most recently used first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Your active sessions, the most recently used first. */
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
            /** @description All sessions have ended. */
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
                        /** @description The open requests, oldest first. */
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
                /**
                 * @description The id of the request.
                 * @example 6aa9def2-6eb8-8d45-864a-8490f536964e
                 */
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
                /**
                 * @description The id of the request.
                 * @example 6aa9def2-6eb8-8d45-864a-8490f536964e
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the user.
                 * @example fca0a7c4-6666-8d88-a67f-784367ee803b
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the user.
                 * @example fca0a7c4-6666-8d88-a67f-784367ee803b
                 */
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
            /** @description The updated user. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the user.
                 * @example 62c79f4e-7bf8-87d8-bf7c-76fae3eed891
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address and the expiry of the invitation. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the user.
                 * @example fca0a7c4-6666-8d88-a67f-784367ee803b
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions have ended. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id or the sequence number of the case.
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
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
            /** @description The updated case. */
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
                /** @description Only cases with this status. */
                status?: "PENDING" | "VERIFIED" | "ENDED";
                /** @description Only cases of this customer. */
                customerId?: string;
                /** @description Only cases of this creditor. */
                creditorId?: string;
                /** @description Only cases in this case group. */
                groupId?: string;
                /** @description Only cases of the creditors whose `caseworkerContactId` is this user. `me` is the signed-in user. */
                caseworkerId?: string;
                /** @description Only the case with this journal number. A case without a custom journal number has its sequence number. */
                journalNumber?: string;
                /** @description Only cases created at or after this time. */
                createdFrom?: string;
                /** @description Only cases created before this time. */
                createdTo?: string;
                /** @description Only cases with this tag. */
                tag?: string;
                /** @description True for paused cases only, false for cases that are not paused. */
                paused?: boolean;
                /** @description True for cases with a due reminder only: an open update, visible to the caller, whose `remindedAt` has passed. False for all other cases. */
                reminderDue?: boolean;
                /** @description True for cases with a broken promise to pay only: an open update of the standard type “Payment promised” whose `remindedAt` has passed, with less paid since it was created than promised (`promisedAmount` in its `data`, or the whole outstanding amount if it is missing). False for all other cases. */
                promiseBroken?: boolean;
                /** @description Only cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only open cases with an outstanding claim that has been overdue for this many days: the cases counted in this bucket by `get-ageing`. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description Only records with this property value, written as `handle:value`. The value is a text, an option, a date, a number, `true`, `false`, the id of a file or one part of an address. Case is ignored. */
                property?: string;
                /** @description Search text. Up to ten words, each of which must begin a word in the customer’s reference or in the name or e-mail address of one of its users; case and accents are ignored. Also finds cases whose journal number, or a voucher reference, begins with the whole text. */
                q?: string;
                /** @description The sort order. A leading minus means descending. `after` works with every order. */
                sort?: "createdAt" | "-createdAt" | "caseSeqId" | "-caseSeqId";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of cases. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description Only cases with this status.
                 * @example VERIFIED
                 */
                status?: "PENDING" | "VERIFIED" | "ENDED";
                /** @description Only cases of this customer. */
                customerId?: string;
                /** @description Only cases of this creditor. */
                creditorId?: string;
                /** @description Only cases in this case group. */
                groupId?: string;
                /** @description Only cases of the creditors whose `caseworkerContactId` is this user. `me` is the signed-in user. */
                caseworkerId?: string;
                /** @description Only the case with this journal number. A case without a custom journal number has its sequence number. */
                journalNumber?: string;
                /** @description Only cases created at or after this time. */
                createdFrom?: string;
                /** @description Only cases created before this time. */
                createdTo?: string;
                /** @description Only cases with this tag. */
                tag?: string;
                /** @description True for paused cases only, false for cases that are not paused. */
                paused?: boolean;
                /** @description True for cases with a due reminder only: an open update, visible to the caller, whose `remindedAt` has passed. False for all other cases. */
                reminderDue?: boolean;
                /** @description True for cases with a broken promise to pay only: an open update of the standard type “Payment promised” whose `remindedAt` has passed, with less paid since it was created than promised (`promisedAmount` in its `data`, or the whole outstanding amount if it is missing). False for all other cases. */
                promiseBroken?: boolean;
                /** @description Only cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only open cases with an outstanding claim that has been overdue for this many days: the cases counted in this bucket by `get-ageing`. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description Only records with this property value, written as `handle:value`. The value is a text, an option, a date, a number, `true`, `false`, the id of a file or one part of an address. Case is ignored. */
                property?: string;
                /** @description Search text. Up to ten words, each of which must begin a word in the customer’s reference or in the name or e-mail address of one of its users; case and accents are ignored. Also finds cases whose journal number, or a voucher reference, begins with the whole text. */
                q?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of matching cases. */
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
                 * @description Whether to count per creditor or per case group.
                 * @example creditor
                 */
                by: "creditor" | "group";
                /**
                 * @description Only cases with this status.
                 * @example VERIFIED
                 */
                status?: "PENDING" | "VERIFIED" | "ENDED";
                /** @description Only cases of this customer. */
                customerId?: string;
                /** @description Only cases of this creditor. */
                creditorId?: string;
                /** @description Only cases in this case group. */
                groupId?: string;
                /** @description Only cases of the creditors whose `caseworkerContactId` is this user. `me` is the signed-in user. */
                caseworkerId?: string;
                /** @description Only the case with this journal number. A case without a custom journal number has its sequence number. */
                journalNumber?: string;
                /** @description Only cases created at or after this time. */
                createdFrom?: string;
                /** @description Only cases created before this time. */
                createdTo?: string;
                /** @description Only cases with this tag. */
                tag?: string;
                /** @description True for paused cases only, false for cases that are not paused. */
                paused?: boolean;
                /** @description True for cases with a due reminder only: an open update, visible to the caller, whose `remindedAt` has passed. False for all other cases. */
                reminderDue?: boolean;
                /** @description True for cases with a broken promise to pay only: an open update of the standard type “Payment promised” whose `remindedAt` has passed, with less paid since it was created than promised (`promisedAmount` in its `data`, or the whole outstanding amount if it is missing). False for all other cases. */
                promiseBroken?: boolean;
                /** @description Only cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only open cases with an outstanding claim that has been overdue for this many days: the cases counted in this bucket by `get-ageing`. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description Only records with this property value, written as `handle:value`. The value is a text, an option, a date, a number, `true`, `false`, the id of a file or one part of an address. Case is ignored. */
                property?: string;
                /** @description Search text. Up to ten words, each of which must begin a word in the customer’s reference or in the name or e-mail address of one of its users; case and accents are ignored. Also finds cases whose journal number, or a voucher reference, begins with the whole text. */
                q?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
                        items: components["schemas"]["CaseCountOf"][];
                    };
                };
            };
        };
    };
    "export-cases": {
        parameters: {
            query?: {
                /**
                 * @description Only cases with this status.
                 * @example VERIFIED
                 */
                status?: "PENDING" | "VERIFIED" | "ENDED";
                /** @description Only cases of this customer. */
                customerId?: string;
                /** @description Only cases of this creditor. */
                creditorId?: string;
                /** @description Only cases in this case group. */
                groupId?: string;
                /** @description Only cases of the creditors whose `caseworkerContactId` is this user. `me` is the signed-in user. */
                caseworkerId?: string;
                /** @description Only the case with this journal number. A case without a custom journal number has its sequence number. */
                journalNumber?: string;
                /** @description Only cases created at or after this time. */
                createdFrom?: string;
                /** @description Only cases created before this time. */
                createdTo?: string;
                /** @description Only cases with this tag. */
                tag?: string;
                /** @description True for paused cases only, false for cases that are not paused. */
                paused?: boolean;
                /** @description True for cases with a due reminder only: an open update, visible to the caller, whose `remindedAt` has passed. False for all other cases. */
                reminderDue?: boolean;
                /** @description True for cases with a broken promise to pay only: an open update of the standard type “Payment promised” whose `remindedAt` has passed, with less paid since it was created than promised (`promisedAmount` in its `data`, or the whole outstanding amount if it is missing). False for all other cases. */
                promiseBroken?: boolean;
                /** @description Only cases in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description Only open cases with an outstanding claim that has been overdue for this many days: the cases counted in this bucket by `get-ageing`. */
                ageing?: "not-due" | "1-30" | "31-60" | "61-90" | "91-180" | "181-365" | "over-365";
                /** @description Only records with this property value, written as `handle:value`. The value is a text, an option, a date, a number, `true`, `false`, the id of a file or one part of an address. Case is ignored. */
                property?: string;
                /** @description Search text. Up to ten words, each of which must begin a word in the customer’s reference or in the name or e-mail address of one of its users; case and accents are ignored. Also finds cases whose journal number, or a voucher reference, begins with the whole text. */
                q?: string;
                /**
                 * @description The sort order. A leading minus means descending. `after` works with every order.
                 * @example -createdAt
                 */
                sort?: "createdAt" | "-createdAt" | "caseSeqId" | "-caseSeqId";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
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
            /** @description The remaining case. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
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
            /** @description The case in the path, without the merged case. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the customer.
                 * @example bbc38642-6e6c-8b75-9303-aa6d860a5c03
                 */
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
            /** @description The case of each voucher. */
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
                 * @description Only updates of this case. Optional if `due` is true.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId?: string;
                /** @description Only updates of this customer. Cannot be combined with `caseId`. */
                customerId?: string;
                /** @description Only updates of this creditor. Cannot be combined with `caseId`. */
                creditorId?: string;
                /**
                 * @description True for open updates only (`continuedAt` is null), false for the others.
                 * @example true
                 */
                open?: boolean;
                /** @description True for open updates whose `remindedAt` has passed, false for the others. */
                due?: boolean;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the update.
                 * @example 8c1ce83c-8b43-8f12-bfbd-7258fe0d156d
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the update.
                 * @example 8c1ce83c-8b43-8f12-bfbd-7258fe0d156d
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the update.
                 * @example 8c1ce83c-8b43-8f12-bfbd-7258fe0d156d
                 */
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
                 * @description The page, starting from 0. A page after the last is empty.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Items per page.
                 * @example 100
                 */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of update types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the update type.
                 * @example 14f783e1-f929-8859-988c-79df2f6946ac
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the update type.
                 * @example e5ede308-6807-8d79-b5df-347c996e8f66
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the update type.
                 * @example 14f783e1-f929-8859-988c-79df2f6946ac
                 */
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
                 * @description The page, starting from 0. A page after the last is empty.
                 * @example 0
                 */
                page?: number;
                /**
                 * @description Items per page.
                 * @example 100
                 */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the case group.
                 * @example 8444111c-e3db-82ec-a21b-180b45410fb4
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the case group.
                 * @example 2ce79edc-2b4d-8233-b00c-fe7f89cdaa09
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the case group.
                 * @example 8444111c-e3db-82ec-a21b-180b45410fb4
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of end reasons. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the end reason.
                 * @example b08fb59a-83e3-8b1e-ab65-f18e8d18757c
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the end reason.
                 * @example 9b68dfad-9349-8570-a96c-a94cc4396263
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the end reason.
                 * @example b08fb59a-83e3-8b1e-ab65-f18e8d18757c
                 */
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
                        /**
                         * @description Always true.
                         * @constant
                         */
                        success: true;
                    };
                };
            };
        };
    };
    "list-workflows": {
        parameters: {
            query?: {
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the workflow.
                 * @example b6e975db-e8bd-803f-85a4-57acbad61341
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the workflow.
                 * @example 8c00d589-b2b3-858d-8ff7-9aefac1f848d
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the workflow.
                 * @example b6e975db-e8bd-803f-85a4-57acbad61341
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the property.
                 * @example db6eacd5-9adf-87d4-b744-d45b5daa76e0
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the property.
                 * @example 6ed742de-7084-8246-97ac-463b68fed4ef
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the property.
                 * @example db6eacd5-9adf-87d4-b744-d45b5daa76e0
                 */
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
                 * @description The list that the view filters.
                 * @example cases
                 */
                area?: "cases" | "customers" | "interactions";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the saved view.
                 * @example 169f2878-280a-8d2c-bf39-1e2d2c09ee23
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the saved view.
                 * @example 169f2878-280a-8d2c-bf39-1e2d2c09ee23
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the saved view.
                 * @example 169f2878-280a-8d2c-bf39-1e2d2c09ee23
                 */
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
            /** @description The updated view. */
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
                /** @description Returns the vouchers that existed at this moment, with the amounts outstanding then. */
                pointInTime?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
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
                /** @description Only vouchers of this case and of the cases merged into it. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The case the voucher is on.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId: string;
                /**
                 * @description The voucher to reverse.
                 * @example b260f4a8-f900-86f6-a6e2-eb3582c49eda
                 */
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
                /** @description Returns the balance as it was recorded at this moment. Defaults to now. */
                pointInTime?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
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
                /** @description Only allocations of this voucher, as the credit or the debit. */
                caseVoucherId?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
            /** @description The new allocations and the unallocated rest of the credit. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The allocation.
                 * @example 083c07e4-738a-8f02-a357-433ceeb1ab3f
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The allocation.
                 * @example 083c07e4-738a-8f02-a357-433ceeb1ab3f
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                 * @description Search only the vouchers of this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The deposit that the payment created.
                 * @example 04d670e1-29ec-8727-a041-a10783ff9bc4
                 */
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
                /** @description The order by creation time: oldest first, or newest first with `-createdAt`. `after` works in either order. */
                sort?: "createdAt" | "-createdAt";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The settlement.
                 * @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The settlement.
                 * @example 1c421a72-22c5-8006-a5e6-cc8991c9cc02
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The settlement.
                 * @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The settlement.
                 * @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The settlement.
                 * @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The settlement.
                 * @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The settlement.
                 * @example 428c1dbe-b2c0-8d93-ab94-5af57ba97ff1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /** @description Only payouts in this approval state. */
                approvalState?: "NOT_REQUIRED" | "REQUIRED" | "APPROVED";
                /** @description Only payouts to this creditor. */
                creditorId?: string;
                /** @description Only payouts to this contact. */
                contactId?: string;
                /** @description Only the payout of this settlement. */
                billingId?: string;
                /** @description Only payouts for vouchers of this case. */
                caseId?: string;
                /** @description The order by creation time: oldest first, or newest first with `-createdAt`. `after` works in either order. */
                sort?: "createdAt" | "-createdAt";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /** @description Only payouts in this approval state. */
                approvalState?: "NOT_REQUIRED" | "REQUIRED" | "APPROVED";
                /** @description Only payouts to this creditor. */
                creditorId?: string;
                /** @description Only payouts to this contact. */
                contactId?: string;
                /** @description Only the payout of this settlement. */
                billingId?: string;
                /** @description Only payouts for vouchers of this case. */
                caseId?: string;
                /** @description The order by creation time: oldest first, or newest first with `-createdAt`. `after` works in either order. */
                sort?: "createdAt" | "-createdAt";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /** @description Only payouts in this approval state. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sums. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The payout.
                 * @example 9fc25afc-49fa-89da-8e97-67d80cf05e8d
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The payout.
                 * @example 9fc25afc-49fa-89da-8e97-67d80cf05e8d
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The payout.
                 * @example 9fc25afc-49fa-89da-8e97-67d80cf05e8d
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The creditor.
                 * @example bd58c632-8183-8095-9ddc-8f3c9a389941
                 */
                creditorId: string;
                /**
                 * @description The entry.
                 * @example 3266607f-d7d6-83e1-8f69-d40e3332330f
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The creditor.
                 * @example bd58c632-8183-8095-9ddc-8f3c9a389941
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The creditor.
                 * @example bd58c632-8183-8095-9ddc-8f3c9a389941
                 */
                creditorId: string;
                /**
                 * @description The entry.
                 * @example 3266607f-d7d6-83e1-8f69-d40e3332330f
                 */
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
            /** @description The reversal. */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the billing model.
                 * @example 4e3f0bf5-bf35-8075-900c-e999278f7b2b
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the billing model.
                 * @example fce8ff2c-e0be-811f-a4db-65c3d064daee
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the billing model.
                 * @example 4e3f0bf5-bf35-8075-900c-e999278f7b2b
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of voucher types. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the voucher type.
                 * @example b2f0c1de-6a0e-4c57-9d0f-0f6b2c7a1e04
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the voucher type.
                 * @example e9cc3298-4984-8bad-b764-4590fc9d8e24
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the voucher type.
                 * @example e9cc3298-4984-8bad-b764-4590fc9d8e24
                 */
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
                /**
                 * @description Only accounts in this currency.
                 * @example DKK
                 */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the transaction account.
                 * @example fe1a841c-41de-82e1-849c-53d33d9c0bb0
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the transaction account.
                 * @example fe1a841c-41de-82e1-849c-53d33d9c0bb0
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the transaction account.
                 * @example fe1a841c-41de-82e1-849c-53d33d9c0bb0
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the customer.
                 * @example bbc38642-6e6c-8b75-9303-aa6d860a5c03
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the customer.
                 * @example bbc38642-6e6c-8b75-9303-aa6d860a5c03
                 */
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
            /** @description The updated customer. */
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
                 * @description The creditor that the customer belongs to. Required if customers of several creditors have the reference.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description Your own reference of the customer, such as a customer or patient number. Unique among the customers of the creditor.
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
                /** @description Your own reference of the customer, such as a customer or patient number. Unique among the customers of the creditor. */
                referenceId?: string;
                /** @description Search text. Up to ten words, each of which must begin a word in the reference of the customer or in the name or e-mail address of one of its users. Case and accents are ignored. */
                q?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the customer.
                 * @example bbc38642-6e6c-8b75-9303-aa6d860a5c03
                 */
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
            /** @description The new user. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the customer.
                 * @example bbc38642-6e6c-8b75-9303-aa6d860a5c03
                 */
                customerId: string;
                /**
                 * @description The id of the user.
                 * @example d99fee98-a5ec-8190-86e5-cae1ec16f93e
                 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was removed. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the customer.
                 * @example bbc38642-6e6c-8b75-9303-aa6d860a5c03
                 */
                customerId: string;
                /**
                 * @description The id of the user.
                 * @example d99fee98-a5ec-8190-86e5-cae1ec16f93e
                 */
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
            /** @description The updated user. */
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
                /** @description Only records with this property value, written as `handle:value`. The value is a text, an option, a date, a number, `true`, `false`, the id of a file or one part of an address. Case is ignored. */
                property?: string;
                /** @description Only creditors whose name or reference contains this text. Case is ignored. */
                q?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
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
            /** @description The creditor was updated. */
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
                 * @description Only ultimate creditors of this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the ultimate creditor.
                 * @example da136d7d-4bc4-8ebd-96cf-61fb9d210f63
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the ultimate creditor.
                 * @example bbabc255-753a-8ac8-a6d5-ec2ccf78c1e1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the ultimate creditor.
                 * @example da136d7d-4bc4-8ebd-96cf-61fb9d210f63
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the collector.
                 * @example 45e28328-f570-80d0-abfb-9cbc98e6d0fe
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the collector.
                 * @example c2ca6ce9-eaf8-8384-943c-2db7a0682038
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the collector.
                 * @example 45e28328-f570-80d0-abfb-9cbc98e6d0fe
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the contact.
                 * @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the contact.
                 * @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the contact.
                 * @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38
                 */
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
                 * @description Only contacts whose name or e-mail address contains this text. Case is ignored.
                 * @example hansen
                 */
                q?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                 * @description Only changes of this creditor, contact or transaction account.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                ownerId?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                 * @description Only interactions on this case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId?: string;
                /** @description Only interactions that belong to this resource. */
                referenceId?: string;
                /** @description Only interactions in this state. `DELETED` interactions are only listed with this filter. */
                state?: "UNMAPPED" | "MAPPED" | "HANDLED" | "DELETED" | "PENDING" | "QUEUED" | "SENT" | "CANCELLED";
                /** @description Only incoming, or only outgoing interactions. */
                direction?: "INCOMING" | "OUTGOING";
                /** @description Only interactions of this type. */
                type?: "DEBTOR NOTE" | "NOTE" | "CLIENT NOTE" | "EMAIL" | "SMS" | "LETTER" | "DIGITAL POST" | "PHONE CALL" | "AUTO CALL" | "E-INVOICE";
                /** @description true: only incoming interactions that nobody has handled yet (`UNMAPPED` or `MAPPED`). false: only the others. */
                unhandled?: boolean;
                /** @description Only interactions whose notes or details contain words starting with each of these words. Case and accents are ignored. */
                q?: string;
                /** @description The oldest first, or the newest first. `after` works with both. */
                sort?: "registeredAt" | "-registeredAt";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The interaction.
                 * @example 798e65b7-0e94-8ed4-992c-414e2c5b592d
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The interaction.
                 * @example eed870b2-6d98-8753-9aae-0400f9841417
                 */
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
                /**
                 * @description Only documents of this case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId?: string;
                /** @description Only documents created from this template. */
                templateId?: string;
                /** @description Only documents that are shared with the debtor, or only those that are not. */
                sharedWithDebtor?: boolean;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The case the letter is about.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId: string;
                /** @description A letter template. Give exactly one of `templateId` and `handle`. */
                templateId?: string;
                /**
                 * @description The handle of a letter template. The service picks the language of the recipient, else that of the tenant, else any.
                 * @example reminder
                 */
                handle?: string;
                /** @description The recipient: a user of the customer. Defaults to the debtor of the case. */
                userId?: string;
                /** @description The last day to pay or respond. Defaults to 14 days from today. */
                deadline?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The document.
                 * @example f83080df-8b58-86f6-af0d-1c49801660d7
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The document.
                 * @example f83080df-8b58-86f6-af0d-1c49801660d7
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The document.
                 * @example f83080df-8b58-86f6-af0d-1c49801660d7
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The document.
                 * @example f83080df-8b58-86f6-af0d-1c49801660d7
                 */
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
                /**
                 * @description Only letters, or only e-mails.
                 * @example letter
                 */
                kind?: "letter" | "email";
                /**
                 * @description Only templates in this language.
                 * @example da
                 */
                language?: "da" | "en";
                /** @description Only templates with this handle. */
                handle?: string;
                /** @description Only templates whose name or subject contains this text. */
                q?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The placeholders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The items of this page. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The template.
                 * @example 3d5a0e80-a1e3-8c85-aee7-a8a47ea34976
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The template.
                 * @example 8e559014-9605-8498-a7cd-e8ff9404b1b4
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The template.
                 * @example 3d5a0e80-a1e3-8c85-aee7-a8a47ea34976
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
            /** @description The text that would be sent. */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                    /** @description The content of the file. */
                    file: string;
                };
            };
        };
        responses: {
            /** @description The file’s details. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The file.
                 * @example 22dc653d-fb0a-8475-9702-873d2238e78b
                 */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file’s details. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The file.
                 * @example 448804ec-8e4e-819b-9fcf-b876ac6e40c9
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The file.
                 * @example 22dc653d-fb0a-8475-9702-873d2238e78b
                 */
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
                /**
                 * @description Only links to this case.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                caseId?: string;
                /** @description Only links for this user of a customer. */
                userId?: string;
                /**
                 * @description Only links in this state.
                 * @example ACTIVE
                 */
                state?: "ACTIVE" | "EXPIRED" | "REVOKED";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The link.
                 * @example c7f28594-7d01-8e02-87c8-aaf4d368736f
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The link.
                 * @example c7f28594-7d01-8e02-87c8-aaf4d368736f
                 */
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
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                 * @description `pending`: waiting for its first or next attempt. `succeeded`: received. `failed`: all attempts failed. `skipped`: not sent because the webhook was disabled.
                 * @example pending
                 */
                state?: "pending" | "succeeded" | "failed" | "skipped";
                /** @description Only deliveries of events of this type. */
                event?: string;
                /** @description Only deliveries created at this time or later. */
                from?: string;
                /** @description Only deliveries created before this time. */
                to?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the webhook.
                 * @example 7beeb3c4-4968-8859-884b-33485b5c2f5b
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the webhook.
                 * @example 7beeb3c4-4968-8859-884b-33485b5c2f5b
                 */
                webhookId: string;
                /**
                 * @description The id of the delivery.
                 * @example 3dbdf4a0-6aa8-8a1a-a9b1-11951fe36917
                 */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery with its body and attempts. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the webhook.
                 * @example 7beeb3c4-4968-8859-884b-33485b5c2f5b
                 */
                webhookId: string;
                /**
                 * @description The id of the delivery.
                 * @example 3dbdf4a0-6aa8-8a1a-a9b1-11951fe36917
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
            /** @description The number of deliveries to be sent again. */
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
                /** @description `newest-first` is for people who browse events: it starts with the latest event, `after` continues with older ones, and acknowledgements are ignored. */
                order?: "oldest-first" | "newest-first";
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /**
                 * @description Items per page.
                 * @example 10
                 */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
            /** @description The latest event that this caller has acknowledged. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of events. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the webhook.
                 * @example 7beeb3c4-4968-8859-884b-33485b5c2f5b
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the webhook.
                 * @example eda5425e-07d0-8714-a2c8-466f1ac53612
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the webhook.
                 * @example 7beeb3c4-4968-8859-884b-33485b5c2f5b
                 */
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
                /** @description Only enabled webhooks, or only disabled ones. */
                enabled?: boolean;
                /**
                 * @description Only webhooks that are sent events of this type.
                 * @example cases.create
                 */
                event?: string;
                /** @description Only webhooks whose URL or description contains this text, ignoring case. */
                q?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All event types. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the webhook.
                 * @example 7beeb3c4-4968-8859-884b-33485b5c2f5b
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
            /** @description The test event. */
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
                 * @description Only responses with this class of status; `failed` means 4xx and 5xx.
                 * @example 2xx
                 */
                status?: "2xx" | "3xx" | "4xx" | "5xx" | "failed";
                /** @description Only requests for this operation. */
                operation?: string;
                /** @description Only requests from this token or user. */
                callerId?: string;
                /** @description Only requests from programs (`KEY`) or people (`USER`). */
                callerType?: "KEY" | "USER";
                /**
                 * @description Only requests that named or created this resource.
                 * @example 0ffaab61-49eb-8de1-9e1d-cd2bb3175c38
                 */
                objectId?: string;
                /** @description Only requests with this Idempotency-Key. */
                idempotencyKey?: string;
                /** @description Only requests whose response repeats an earlier one with the same key, or only the others. */
                isReplay?: boolean;
                /** @description Only requests that failed with this problem code. */
                problemCode?: string;
                /** @description Only requests at this time or later. */
                from?: string;
                /** @description Only requests before this time. */
                to?: string;
                /** @description A request id, an Idempotency-Key or the id of a resource: only the requests that it identifies or that used it. */
                q?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
                /**
                 * @description The id of the request, as in its `Request-Id` header.
                 * @example 018f6d2c-5b40-7cc1-9a6e-2d1f4c7b9e30
                 */
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
                 * @description Only cases of the creditors whose `caseworkerContactId` is this user. `me` is the signed-in user.
                 * @example fca0a7c4-6666-8d88-a67f-784367ee803b
                 */
                caseworkerId?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                 * @description The first day, in the time zone of the tenant. Defaults to the first day of the month eleven months before `to`.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The last day. Defaults to today. A period has at most 36 months.
                 * @example 2026-03-31
                 */
                to?: string;
                /**
                 * @description Only cases of this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /** @description Only amounts in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collected amounts. */
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
                 * @description The first day, in the time zone of the tenant. Defaults to the first day of the month eleven months before `to`.
                 * @example 2026-01-01
                 */
                from?: string;
                /**
                 * @description The last day. Defaults to today. A period has at most 36 months.
                 * @example 2026-03-31
                 */
                to?: string;
                /** @description Only cases of this creditor. */
                creditorId?: string;
                /** @description Only amounts in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
                /**
                 * @description Whether the file has one line per month or per creditor, in each currency.
                 * @example creditor
                 */
                groupBy?: "month" | "creditor";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The collected amounts as a CSV file. */
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
                 * @description Only cases of this creditor.
                 * @example cd93c0ce-748d-8789-bd56-046b7811e66f
                 */
                creditorId?: string;
                /** @description Only amounts in this currency. */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ageing of the debt. */
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
                /** @description Only cases of this creditor. */
                creditorId?: string;
                /**
                 * @description Only amounts in this currency.
                 * @example DKK
                 */
                currency?: "DKK" | "SEK" | "NOK" | "USD" | "EUR" | "GBP" | "CHF";
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
                tenantId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ageing of the debt as a CSV file. */
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
                 * @description Only changes of this type of resource.
                 * @example case
                 */
                subjectType?: string;
                /**
                 * @description Only changes of this resource.
                 * @example 14d73749-e725-809a-8126-bfbccbc7ccef
                 */
                subjectId?: string;
                /** @description Only changes made by this operation. */
                operation?: string;
                /** @description Only changes made by this user, token or workflow. */
                actorId?: string;
                /** @description Only denied requests, or only changes. */
                refused?: boolean;
                /** @description Only entries at this time or later. */
                from?: string;
                /** @description Only entries before this time. */
                to?: string;
                /** @description The page, starting from 0. A page after the last is empty. */
                page?: number;
                /** @description Items per page. */
                pageSize?: number;
                /** @description The id of the last item read. The list continues after it, and `page` is ignored. */
                after?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                        /** @description Which page this is. */
                        meta: {
                            /** @description The number of this page, starting from 0. */
                            currentPage: number;
                            /** @description Items per page. */
                            pageSize: number;
                        };
                        /** @description The items of this page. A page that is not full is the last. */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /**
                 * @description The id of the tenant.
                 * @example d77d9526-4c81-823a-8297-f71de6050da1
                 */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "tokens.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Token"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "tokens.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Token"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "tokens.revoke";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Token"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "users.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["User"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "users.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["User"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "users.invite";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["User"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "cases.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "cases.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "cases.merge";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "cases.merge-undo";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Case"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "cases.status-change";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CaseStatusChange"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "updates.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Update"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "updates.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Update"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "updates.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Update"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "update-types.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["UpdateType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "update-types.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["UpdateType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "update-types.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["UpdateType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "case-groups.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CaseGroup"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "case-groups.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CaseGroup"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "case-groups.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CaseGroup"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "end-reasons.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["EndReason"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "end-reasons.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["EndReason"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "end-reasons.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["EndReason"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "workflows.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Workflow"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "workflows.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Workflow"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "workflows.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Workflow"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "property-types.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["PropertyType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "property-types.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["PropertyType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "property-types.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["PropertyType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "case-vouchers.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CaseVoucher"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "case-vouchers.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CaseVoucher"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "case-vouchers.reverse";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CaseVoucher"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "allocation-policies.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["AllocationPolicy"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *           "vatRateBasisPoints": 2500,
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "billings.draft";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *           "vatRateBasisPoints": 2500,
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "billings.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *           "vatRateBasisPoints": 2500,
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "billings.approve";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *           "vatRateBasisPoints": 2500,
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "billings.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Billing"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "payouts.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Payout"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "payouts.approve";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Payout"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "payouts.pay";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Payout"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "creditor-accounts.entry";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["CreditorEntry"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *         "vatRateBasisPoints": 2500,
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "billing-models.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["BillingModel"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *         "vatRateBasisPoints": 2500,
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "billing-models.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["BillingModel"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *         "vatRateBasisPoints": 2500,
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "billing-models.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["BillingModel"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "voucher-types.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["VoucherType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "voucher-types.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["VoucherType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "voucher-types.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["VoucherType"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "transaction-accounts.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["TransactionAccount"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "transaction-accounts.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["TransactionAccount"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "transaction-accounts.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["TransactionAccount"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "customers.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Customer"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "customers.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Customer"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "creditors.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Creditor"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "creditors.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Creditor"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "ultimate-creditors.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["UltimateCreditor"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "ultimate-creditors.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["UltimateCreditor"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "ultimate-creditors.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["UltimateCreditor"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "collectors.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Collector"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "collectors.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Collector"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "collectors.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Collector"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "contacts.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Contact"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "contacts.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Contact"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "contacts.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Contact"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "bank-accounts.change";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["BankAccountChange"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "interactions.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Interaction"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "interactions.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Interaction"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "interactions.send";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Interaction"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "documents.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Document"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "documents.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Document"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "documents.send";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Document"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "templates.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Template"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "templates.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Template"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "templates.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Template"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "files.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["File"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "files.delete";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["File"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "links.create";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Link"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "links.revoke";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["Link"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
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
                /** @description The id of the event, the same on every attempt (Standard Webhooks). */
                "webhook-id": string;
                /** @description When the attempt was signed, in seconds since 1970 (Standard Webhooks). */
                "webhook-timestamp": string;
                /** @description Signatures of the id, timestamp and body, separated by spaces (Standard Webhooks). */
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
                 *         "timeZone": "Europe/Copenhagen",
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
                    /**
                     * @description The type of the event.
                     * @constant
                     */
                    event: "settings.update";
                    /**
                     * Format: date-time
                     * @description When it happened.
                     * @example 2024-04-30T23:00:00.000Z
                     */
                    time: string;
                    /** @description The resource, as its read returns it. */
                    data: components["schemas"]["TenantSettings"];
                    /**
                     * Format: uuid
                     * @description The case the event belongs to, if any.
                     */
                    caseId?: string;
                    /** @description Numbers the events of the case in order, without gaps. */
                    sequence?: number;
                };
            };
        };
        responses: {
            /** @description The receiver wants no more events; the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
