#!/usr/bin/env perl
# A bot for the protocol of docs/bot-protocol.md in Perl: it takes any option, by its place among them.
use strict;
use warnings;
use JSON::PP;

my $json = JSON::PP->new->utf8;
$| = 1;

while (my $line = <STDIN>) {
    my $message = $json->decode($line);
    if ($message->{type} eq 'hello') {
        srand($message->{seed} % 2**31);
        print $json->encode({type => 'hello', protocol => 1, name => 'perl example'}), "\n";
    }
    elsif ($message->{type} eq 'decide') {
        my $action = int(rand(scalar @{$message->{options}}));
        print $json->encode({type => 'decide', number => $message->{number}, action => $action}), "\n";
    }
    elsif ($message->{type} eq 'bye') {
        exit 0;
    }
}
