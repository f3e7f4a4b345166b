#!/bin/sh
# Makes the certificates beside this file anew. Needs OpenSSL 3.
set -eu
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }

key "$work/authority-key.pem"
openssl req -x509 -new -key "$work/authority-key.pem" -subj '/CN=Test authority' -days 36500 -out authority.pem

key key.pem
names='DNS:service.test,DNS:localhost,IP:127.0.0.1'
openssl req -new -key key.pem -subj '/CN=service.test' -out "$work/request.pem"
openssl req -x509 -key key.pem -subj '/CN=service.test' -addext "subjectAltName=$names" -days 36500 -out self-signed.pem

cat > "$work/ca.cnf" <<CONFIG
[ca]
default_ca = authority
[authority]
database = $work/index.txt
serial = $work/serial
new_certs_dir = $work
certificate = authority.pem
private_key = $work/authority-key.pem
default_md = sha256
policy = any
unique_subject = no
[any]
commonName = supplied
[here]
subjectAltName = $names
[elsewhere]
subjectAltName = DNS:elsewhere.test
CONFIG
: > "$work/index.txt"
echo 01 > "$work/serial"
sign() {
  openssl ca -batch -notext -config "$work/ca.cnf" -in "$work/request.pem" \
    -out "$1" -extensions "$2" -startdate 20000101000000Z -enddate "$3"
}
sign trusted.pem here 21260101000000Z
sign expired.pem here 20010101000000Z
sign elsewhere.pem elsewhere 21260101000000Z
