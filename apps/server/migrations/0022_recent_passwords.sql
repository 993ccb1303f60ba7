-- When who has signed in showed the password once more: changes of what one signs in with ask for that.
alter table sessions add column password_shown_at timestamptz;
grant update (password_shown_at) on sessions to fordring_app;

-- Passkeys are called what their owner likes to call them.
grant update (name) on passkeys to fordring_app;
