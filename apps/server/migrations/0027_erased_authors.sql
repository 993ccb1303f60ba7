-- A debtor who disputed is named as the author of the dispute, until the person is erased.
grant update (created_by) on disputes to fordring_app;
